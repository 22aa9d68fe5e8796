/** A file that is dropped beside the field would be opened by the browser in place of the chat: it is left where it was. */
for (const type of ["dragover", "drop"] as const)
  addEventListener(type, (event) => {
    const { dataTransfer, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    dataTransfer.dropEffect = "none";
  });

/** What the second file takes from the first one, so that nothing is sent twice. The build links the names. */
export { Fragment, jsx, jsxs } from "preact/jsx-runtime";
export { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
export { toSummary } from "./attachment-summary.ts";
export { historyOf, keyOf } from "./chat-store.ts";
export { failed, failureBehind, failureOf } from "./failure.ts";
export { plainTextOf } from "./markdown-text.ts";
export { Button, IconButton } from "./view/button.tsx";
export { Card } from "./view/card.tsx";
export { chat, counted, dispatch, named, text, useFresh } from "./view/chat-context.ts";
export { CopyButton } from "./view/copy-button.tsx";
export { FileButton, useFiles } from "./view/file-picker.tsx";
export { Icon } from "./view/icons.tsx";
export { Markdown } from "./view/markdown.tsx";

/** CPU that this process took since a moment, in milliseconds: what others do on the machine meanwhile is not in it. */
export function watchCpu(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  };
}

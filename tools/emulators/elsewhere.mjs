/** An emulator that runs in another process (`host:port`), as the registry of firebase-tools wants it. */
export const elsewhere = (name, address) => {
  const [host, port] = address.split(':');
  const nothing = async () => {};
  return {
    ...{ start: nothing, connect: nothing, stop: nothing },
    getName: () => name,
    getInfo: () => ({ name, host, port: Number(port) }),
  };
};

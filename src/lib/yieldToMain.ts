/**
 * Ends the current task, so that the page can paint and answer before what follows. It goes by a
 * message, which is not held up as a timer is.
 */
export const yieldToMain = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

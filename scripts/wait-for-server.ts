/** Resolves once a server answers at an address, whatever it answers. */
export async function waitForServer(address: string): Promise<void> {
  while (!(await fetch(address).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 100));
}

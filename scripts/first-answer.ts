/** Resolves once a server answers at an address, whatever it answers. */
export async function firstAnswer(address: string): Promise<void> {
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    );
  while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 100));
}

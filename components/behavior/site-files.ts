/** Whether pages are files that a browser opens from a folder, as in the offline edition, which replaces this module with its own. */
export const isFolder: boolean = false;

/** Returns the text of a file of the site; rejects if it cannot be loaded. */
export async function readText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}

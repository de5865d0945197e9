/** Takes an address and gives it as readers say it: without scheme, `www.` and last slash. */
export const shortAddress = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

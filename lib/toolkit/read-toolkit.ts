import { type Chart, readCharts } from './charts';
import { Checkout } from './checkout';
import { type Fields, readFields } from './toolkit-fields';

/** What a working tree of the toolkit has. */
export type Toolkit = Readonly<{
  checkout: Checkout;
  charts: ReadonlyMap<string, Chart>;
  /** By kind. */
  fields: ReadonlyMap<string, Fields>;
}>;

/** Takes the folder of a working tree, of whichever version, and gives what it has. */
export function readToolkitTree(root: string): Toolkit {
  const checkout = new Checkout(root);
  return { checkout, charts: readCharts(checkout), fields: readFields(checkout) };
}

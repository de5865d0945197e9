/** A scanner or hook as lists show it, in readers' words. */
export type IntegrationItem = Readonly<{
  kind: 'scanner' | 'hook';
  type: string;
  /** How ready it is. */
  state: string;
  usecase: string;
  title: string;
  href: string;
  /** Version of the tool inside. */
  appVersion?: string;
  /** Address of the tool's own project. */
  upstream?: string;
}>;

/** Names that the toolkit's release really has. */
export type ToolkitNames = Readonly<{
  /** Version of the release. */ version: string;
  helm: Readonly<{
    /** The name that samples give the repository, and its address. */
    alias: string;
    repository: string;
    /** Address of the charts in the OCI registry, without the chart. */
    registry: string;
  }>;
  charts: readonly string[];
  scanTypes: readonly string[];
}>;

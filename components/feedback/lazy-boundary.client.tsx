'use client';

import { Component, type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import invariant from 'tiny-invariant';
import { LoadError } from './load-error';
import { Loading } from './loading';

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
type LazyBoundaryProps<Props> = Readonly<{
  /** Imports the module whose default export is shown. */ load: Load<Props>;
  props: Props;
}>;

const lazily = <Props,>(load: Load<Props>) =>
  lazy(async () => {
    const loaded = await load();
    invariant(loaded.default, 'the module has no default export');
    return loaded;
  });

/** Shows a component whose code is loaded when it is first shown: spinner, then the component, or the red box with Retry. */
export function LazyBoundary<Props extends object>({ load, props }: LazyBoundaryProps<Props>) {
  // A failed import stays failed in its `lazy` component: each try needs a new one.
  const [Loaded, setLoaded] = useState(() => lazily(load));
  const [attempt, setAttempt] = useState(0);
  const retry = (): void => {
    setLoaded(() => lazily(load));
    setAttempt(attempt + 1);
  };
  return (
    <LoadErrorBoundary key={attempt} retry={retry}>
      <Suspense fallback={<Loading />}>
        <Loaded {...props} />
      </Suspense>
    </LoadErrorBoundary>
  );
}

type BoundaryProps = Readonly<{ retry: () => void; children: ReactNode }>;
type BoundaryState = Readonly<{ failure?: { readonly error: unknown } }>;

class LoadErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? <LoadError error={failure.error} retry={this.props.retry} /> : this.props.children;
  }
}

import { Component } from 'preact';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly children: ComponentChildren;
  /** What is shown instead once the children have thrown. */
  readonly instead: (error: unknown, again: () => void) => ComponentChildren;
}

/** Keeps what breaks inside it from taking the rest of the page along. */
export class Boundary extends Component<Props, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {};

  override componentDidCatch(error: unknown): void {
    // Not swallowed: it is in the browser's log as any other error.
    reportError(error);
    this.setState({ error });
  }

  render(): ComponentChildren {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.instead(error, () => this.setState({ error: undefined }));
  }
}

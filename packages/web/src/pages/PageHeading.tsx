import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { arrival } from './router.ts';

/**
 * The heading of a page. Whoever comes from another page is taken to it, as a screen reader would
 * not tell otherwise that anything has changed.
 */
export const PageHeading = ({
  children,
  unseen = false,
}: {
  readonly children: ComponentChildren;
  readonly unseen?: boolean;
}): JSX.Element => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrival.peek() === 'opened' || arrival.peek() === 'place') return;
    heading.current?.focus({ preventScroll: true });
    // Going back, the browser knows where the page was.
    if (arrival.peek() === 'link') window.scrollTo(0, 0);
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} class={unseen ? 'unseen' : 'page-title'}>
      {children}
    </h1>
  );
};

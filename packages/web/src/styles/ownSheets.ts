/**
 * Our style sheets are linked to by relative addresses, and what loads a page looks for them by
 * where those lead. If the address of the page has become deeper by then they lead elsewhere, and
 * ours would come once more, after those of the pages, and overrule them. Links that load nothing
 * say where ours are, wherever we go.
 */
export const keepOwnSheets = (): void => {
  for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', disabled: true, href }));
  }
};

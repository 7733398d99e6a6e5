export interface PackageAddress {
  packageId: string;
  share: string;
}

/** Reads /package/{packageId}?share=; undefined for any other address. */
export function readPackageAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): PackageAddress | undefined {
  const [, packageId] = /^\/package\/([\w-]+)\/?$/.exec(pathname) ?? [];
  return packageId ? { packageId, share: new URLSearchParams(search).get('share') ?? '' } : undefined;
}

import type { Project } from '@tidemark/contract/projects';
import { addressLine } from '../projects/facts.tsx';
import { mapsLink } from '../projects/maps-link.ts';

/** A link's attributes that open the address in the device's maps. */
export function mapsAnchor(project: Project) {
  const href = mapsLink(addressLine(project));
  return { href, ...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' }) };
}

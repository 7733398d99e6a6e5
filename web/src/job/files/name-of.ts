import type { JobFile } from '@tidemark/contract/job/file';

/** What a person calls a file of a job: its label, else its name. */
export const nameOf = ({ label, filename }: Pick<JobFile, 'label' | 'filename'>) => label ?? filename;

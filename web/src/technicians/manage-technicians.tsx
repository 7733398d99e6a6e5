import { type Technician, technicianActions } from '@tidemark/contract/technicians';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { call } from '../offline/calls/index.ts';
import { Button } from '../ui/controls/button.tsx';
import { Pager } from '../ui/controls/pager.tsx';
import { useDebounced } from '../ui/controls/use-debounced.ts';
import { confirm } from '../ui/feedback/confirm.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { showToast } from '../ui/feedback/toast.tsx';
import { Page, PageHead, PageTitle } from '../ui/layout/page.tsx';
import { Asked } from './asked.tsx';
import { askRemove, copy, listCopy } from './copy.ts';
import { fullName } from './names.ts';
import { OpenDialog, type Opened } from './open-dialog.tsx';
import { showFailure } from './show-failure.ts';
import { TechnicianList } from './technician-list.tsx';
import { TechnicianTools } from './technician-tools.tsx';
import { useTechnicians } from './use-technicians.ts';

/** First document, section 9, "Input pause constants". */
const inputPause = 300;

/** The people of the company: searched, filtered, added, changed, deleted. */
export function ManageTechnicians() {
  const [wanted, setWanted] = useState({ search: '', status: '', role: '', page: 1 });
  const search = useDebounced(wanted.search.trim(), inputPause);
  const asked = useTechnicians({ ...wanted, search });
  const { answer: found, refresh } = asked;
  const [opened, setOpened] = useState<Opened>();

  // Deleting ends with a disabled button or a removed row, so the list takes the focus.
  const list = useRef<HTMLDivElement>(null);
  const removed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list that is read may be the one without it
  useEffect(() => {
    const at = document.activeElement;
    if (!removed.current || !(at === document.body || at?.matches(':disabled'))) return;
    removed.current = false;
    list.current?.focus({ preventScroll: true });
  }, [found]);

  // The only entry on the last page may have been deleted or changed status.
  useEffect(() => {
    const { totalPages } = found?.pagination ?? { totalPages: 0 };
    if (found?.technicians.length === 0 && totalPages > 0)
      setWanted((before) => ({ ...before, page: totalPages }));
  }, [found]);

  async function remove(technician: Technician) {
    if (!(await confirm(askRemove(fullName(technician))))) return;
    try {
      await call(technicianActions.remove, { params: { id: technician.id } });
      showToast({ kind: 'success', id: 'account', title: technicianActions.remove.message });
      removed.current = true;
      refresh();
    } catch (error) {
      showFailure(error, copy.removeFailed);
    }
  }

  return (
    <Page wide>
      <PageHead>
        <div>
          <PageTitle>Technicians</PageTitle>
          {found && (
            <p className="ink-2">
              <b>{found.people}</b> {found.people === 1 ? 'person' : 'people'}, <b>{found.active}</b> active
            </p>
          )}
        </div>
        <Button
          kind="primary"
          icon={<UserPlus size={20} aria-hidden />}
          onClick={() => setOpened({ kind: 'form', listed: undefined })}
        >
          Add Technician
        </Button>
      </PageHead>
      <TechnicianTools
        wanted={wanted}
        onChange={(part) => setWanted((before) => ({ ...before, ...part, page: 1 }))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form; this names what takes the focus */}
      <div ref={list} role="group" aria-label="Technicians" tabIndex={-1}>
        <Asked {...asked} copy={listCopy} skeletons={[64, 128]}>
          {({ technicians }) =>
            technicians.length === 0 ? (
              <EmptyState title="No technicians found" hint="Try adjusting your search terms." />
            ) : (
              <TechnicianList
                technicians={technicians}
                onView={(listed) => setOpened({ kind: 'view', listed })}
                onEdit={(listed) => setOpened({ kind: 'form', listed })}
                onRemove={(technician) => void remove(technician)}
              />
            )
          }
        </Asked>
      </div>
      {found && (
        <Pager
          label="technicians"
          page={wanted.page}
          pages={found.pagination.totalPages}
          onChange={(page) => setWanted((before) => ({ ...before, page }))}
        />
      )}
      <OpenDialog opened={opened} onChanged={refresh} />
    </Page>
  );
}

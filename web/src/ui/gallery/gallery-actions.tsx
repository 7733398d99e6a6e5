import {
  ArrowDown,
  ArrowRight,
  CircleX,
  EllipsisVertical,
  ListChecks,
  RefreshCw,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { Menu } from '../controls/menu.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { TextField } from '../controls/text-field.tsx';
import { confirm } from '../feedback/confirm.tsx';
import { Dialog } from '../feedback/dialog.tsx';
import { showToast } from '../feedback/toast.tsx';
import { Part, Row } from './gallery-part.tsx';

export function GalleryActions() {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const deleteLaundry = () =>
    confirm({
      title: 'Delete Laundry?',
      message: 'The room and the 9 lines of its claim sheet will be deleted. This cannot be undone.',
      confirmLabel: 'Delete room',
      cancelLabel: 'Keep room',
      confirmIcon: <Trash2 size={20} aria-hidden />,
      destructive: true,
    }).then((yes) => showToast({ kind: 'info', title: yes ? 'Laundry deleted' : 'Laundry kept' }));
  const logOut = () =>
    confirm({
      title: '7 changes have not been sent',
      message: 'Logging out clears this device. These changes exist only here and would be lost.',
      confirmLabel: 'Erase 7 changes and log out',
      cancelLabel: 'Stay signed in',
      confirmIcon: <Trash2 size={20} aria-hidden />,
      destructive: true,
      preferCancel: true,
    });
  return (
    <Part title="Buttons, dialogs, toasts">
      <Row>
        <Menu
          label="More for Laundry"
          items={[
            { label: 'Move down', icon: <ArrowDown size={20} aria-hidden />, onSelect: () => undefined },
            { label: 'Delete', icon: <Trash2 size={20} aria-hidden />, onSelect: () => void deleteLaundry() },
          ]}
          renderButton={(props) => (
            <IconButton
              {...props}
              label="More for Laundry"
              icon={<EllipsisVertical size={20} aria-hidden />}
            />
          )}
        />
        <Button kind="primary">
          Resume Inspection <ArrowRight size={20} aria-hidden />
        </Button>
        <ButtonLink kind="outline" href="#start">
          Start Inspection <ArrowRight size={20} aria-hidden />
        </ButtonLink>
        <Button>View Details</Button>
        <Button kind="quiet" icon={<ListChecks size={20} aria-hidden />}>
          Review 7 changes
        </Button>
        <Button kind="danger" icon={<CircleX size={20} aria-hidden />}>
          Cancel Inspection
        </Button>
        <Button kind="danger-solid" icon={<Trash2 size={20} aria-hidden />} onClick={deleteLaundry}>
          Delete room
        </Button>
        <Button kind="primary" aria-disabled="true" size="lg">
          <span>
            Next <small>5 needed</small>
          </span>
        </Button>
        <Button disabled>Previous</Button>
        <Button kind="primary" busy>
          Signing in
        </Button>
        <Button size="sm">Edit</Button>
        <IconButton label="Refresh" bordered icon={<RefreshCw size={20} aria-hidden />} />
        <IconButton label="Delete Laundry" tone="danger" icon={<Trash2 size={20} aria-hidden />} />
      </Row>
      <Row>
        <Button onClick={() => setOpened(true)}>Open dialog</Button>
        <Button onClick={logOut}>Log out</Button>
        <Button
          onClick={() =>
            showToast({ kind: 'success', title: 'Saved', message: 'Your progress has been saved.' })
          }
        >
          Success toast
        </Button>
        <Button
          onClick={() =>
            showToast({
              kind: 'error',
              title: 'Upload failed',
              message: 'Failed to upload file. Please try again.',
            })
          }
        >
          Error toast
        </Button>
        <Button onClick={() => showToast({ kind: 'info', title: 'Resuming inspection from step 2 of 4.' })}>
          Info toast
        </Button>
      </Row>
      <Dialog
        opened={opened}
        onClose={close}
        title="Add Room"
        keepOnOutsideTap
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button kind="primary" onClick={close}>
              Add Room
            </Button>
          </>
        }
      >
        <TextField label="Room Name" required name="roomName" />
        <TextArea label="Notes" name="notes" />
      </Dialog>
    </Part>
  );
}

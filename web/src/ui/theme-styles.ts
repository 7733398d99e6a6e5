import './tokens.css';
import './base.css';
// Only the Mantine styles of what the kit uses; Mantine's whole sheet is some 25 kB compressed.
// In their layered form, so that our own rules win whatever the order of loading.
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/notifications/styles.layer.css';

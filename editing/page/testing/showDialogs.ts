/** jsdom has no modal dialogs: they are open, without a top layer and without keeping the focus. */
export function showDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

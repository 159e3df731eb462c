let dirtyForms = 0

/** Whether a form of this tab holds changes that are not saved: such a tab is not loaded again for another tab's sake. */
export function hasUnsavedChanges(): boolean {
  return dirtyForms > 0
}

/** Counts a form as long as it holds unsaved changes; answers what ends that. */
export function noteUnsavedChanges(): () => void {
  dirtyForms++
  return () => {
    dirtyForms--
  }
}

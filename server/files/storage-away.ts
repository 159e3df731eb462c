/** The files of uploads can be neither read nor written at the moment. */
export class StorageAway extends Error {
  override name = 'StorageAway'
}

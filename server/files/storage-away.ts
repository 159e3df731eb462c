/** The files of uploads can be neither read nor written at the moment. */
export class StorageAway extends Error {
  override name = 'StorageAway'
}

/** There is no room that may be taken; what is there can be read. */
export class StorageFull extends StorageAway {
  override name = 'StorageFull'
}

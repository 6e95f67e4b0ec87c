/** Choosing, preparing, uploading and ordering pictures. */
export const images = {
  add: 'Add pictures',
  drop: 'Drop pictures here, or',
  dropNow: 'Let go to add them',
  rules:
    'JPEG, PNG, WebP, GIF or AVIF, at most %{most} MB each. They are resized here, in the browser.',
  list: 'Pictures',
  uploads: 'Pictures on their way',
  main: 'Main picture',
  picture: 'Picture %{number}',
  makeMain: 'Make picture %{number} the main picture',
  move: 'Move picture %{number}',
  remove: 'Remove picture %{number}',
  removed: 'Picture %{number} removed. It goes when you save.',
  alt: 'Description of picture %{number}',
  altShort: 'What it shows',
  altHelp: 'Describe each picture in a few words, for people who cannot see it.',
  broken: 'The picture cannot be loaded',
  drag: {
    instructions:
      'To move a picture, press space or enter on its handle, move it with the arrow keys, and press space or enter again to put it down. Escape puts it back.',
    start: 'Picked up picture %{from} of %{total}.',
    over: 'The picture is now at place %{to} of %{total}.',
    end: 'The picture was put down at place %{to} of %{total}.',
    cancel: 'The picture is back at place %{from}.',
  },
  state: {
    preparing: 'Resizing…',
    waiting: 'Waiting…',
    running: '%{done} of %{total}',
    paused: 'Paused at %{done} of %{total}',
  },
  progress: 'Upload of %{name}',
  pause: 'Pause %{name}',
  resume: 'Resume %{name}',
  cancel: 'Cancel %{name}',
  retry: 'Try %{name} again',
  dismiss: 'Put %{name} away',
  uploaded: '%{name} was uploaded.',
  refused: {
    notImage:
      '“%{name}” is not a picture that this browser can read. Use JPEG, PNG, WebP, GIF or AVIF.',
    tooLarge:
      '“%{name}” has %{size}; at most %{most} MB are taken. Save it smaller and add it again.',
    tooManyPixels: '“%{name}” has too many pixels to be resized here. Save it smaller.',
    empty: '“%{name}” is empty. Save the picture again and add that file.',
    tooMany: '“%{name}” was left out: a product can have at most %{count} pictures.',
  },
  storage: {
    unknown: '“%{name}” could not be uploaded for an unknown reason. Try again.',
    'object-not-found': '“%{name}” is not in the file store any more. Add it again.',
    'bucket-not-found':
      '“%{name}” was not uploaded: the file store does not exist. Tell whoever runs this console.',
    'project-not-found':
      '“%{name}” was not uploaded: the file store’s project does not exist. Tell whoever runs this console.',
    'quota-exceeded':
      '“%{name}” was not uploaded: the file store is full or its daily limit is reached. Make room, or try again tomorrow.',
    unauthenticated: '“%{name}” was not uploaded: your session has ended. Sign in again.',
    unauthorized: '“%{name}” was not uploaded: your account may not store files here.',
    'unauthorized-app':
      '“%{name}” was not uploaded: this site is not recognised by the file store. Reload the page.',
    'retry-limit-exceeded':
      '“%{name}” was not uploaded: the connection was lost for too long. Try again.',
    'invalid-checksum': '“%{name}” was damaged on its way. Try again.',
    canceled: '“%{name}” was cancelled.',
    'invalid-url': '“%{name}” was not uploaded: its address is not valid. Add it again.',
    'invalid-argument':
      '“%{name}” was not uploaded: the file store does not accept it. Try another file.',
    'no-default-bucket':
      '“%{name}” was not uploaded: no file store is configured. Tell whoever runs this console.',
    'cannot-slice-blob':
      '“%{name}” changed or was moved while it was read. Choose the file once more.',
    'server-file-wrong-size': '“%{name}” did not arrive whole. Try again.',
  },
};

-- What people write to each other or for everybody to read.

create function private.plain_text(written text) returns text
language sql immutable parallel safe set search_path = '' as $$
  -- Controls but line breaks, marks that turn the direction of what follows, and marks that hide inside words: nobody sees
  -- them, and they forge. Joiners stay: Telugu and emoji need them.
  select trim(regexp_replace(regexp_replace(normalize(written, nfc),
    '[\u0001-\u0009\u000B-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]', '', 'g'), '\n{3,}', E'\n\n', 'g'))
$$;
comment on function private.plain_text is
  'What somebody wrote, without control characters and marks of direction. HTML stays as the letters that it is.';

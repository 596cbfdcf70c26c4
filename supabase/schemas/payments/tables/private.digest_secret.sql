create table private.digest_secret (
  only_row boolean not null default true,
  secret text not null default encode(extensions.gen_random_bytes(32), 'hex'::text),
  constraint digest_secret_is_one_row check (only_row),
  constraint digest_secret_pkey primary key (only_row)
);

comment on table private.digest_secret is 'Key of the digests of numbers and devices; it never leaves the database.';

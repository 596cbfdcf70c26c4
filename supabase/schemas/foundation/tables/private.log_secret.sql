create table private.log_secret (
  only_row boolean not null default true,
  secret text not null default encode(extensions.gen_random_bytes(32), 'hex'::text),
  constraint log_secret_is_one_row check (only_row),
  constraint log_secret_pkey primary key (only_row)
);

comment on table private.log_secret is 'One random text that never leaves the database.';

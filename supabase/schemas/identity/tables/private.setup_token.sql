create table private.setup_token (
  only_row boolean not null default true,
  digest text not null,
  wrong_tries integer not null default 0,
  locked_until timestamp with time zone,
  constraint one_row check (only_row),
  constraint setup_token_pkey primary key (only_row)
);

comment on table private.setup_token is 'Digest of the token that creates the first administrator.';

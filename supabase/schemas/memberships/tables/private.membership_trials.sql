create table private.membership_trials (
  digest text not null,
  at timestamp with time zone not null default now(),
  constraint membership_trials_pkey primary key (digest)
);

comment on table private.membership_trials is 'Digests of the numbers and accounts that have tried a membership: once for each person, whatever their account.';

create table private.paper_retention (
  state text not null,
  keep_days integer not null,
  constraint paper_retention_pkey primary key (state),
  constraint retention_days check (((keep_days >= 1) AND (keep_days <= 3650))),
  constraint retention_state
    check ((state = ANY (ARRAY['withdrawn'::text, 'rejected'::text, 'terminated'::text, 'replaced'::text])))
);

comment on table private.paper_retention is 'How many days the papers of an application that is over are kept, by its state, and a paper that a newer one has replaced. Then pages, full numbers and bank accounts go; masked numbers and digests stay, by which somebody who was refused is recognised.';

create table private.review_votes (
  review_id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint review_votes_pkey primary key (review_id, user_id),
  constraint review_votes_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade,
  constraint review_votes_review_id_fkey foreign key (review_id) references public.reviews(id)
    on delete cascade
);

create index review_votes_user_idx on private.review_votes using btree (user_id, at);

comment on table private.review_votes is 'Who found which review helpful, once each.';

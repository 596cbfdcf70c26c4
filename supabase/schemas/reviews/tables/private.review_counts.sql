create table private.review_counts (
  subject_id uuid not null,
  stars integer[] not null default '{0,0,0,0,0}'::integer[],
  ratings integer not null default 0,
  stars_sum bigint not null default 0,
  written integer not null default 0,
  with_photos integer not null default 0,
  constraint review_counts_pkey primary key (subject_id),
  constraint review_counts_stars check (((cardinality(stars) = 5) AND (0 <= ALL (stars))))
);

comment on column private.review_counts.stars is 'Reviews with one to five stars.';

comment on column private.review_counts.written is 'Those that lists show: with words or photos, and not hidden.';

comment on table private.review_counts is 'How many stars of each number a vendor, product or item has; kept with each review, whatever their number.';

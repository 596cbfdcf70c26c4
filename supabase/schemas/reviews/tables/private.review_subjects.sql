create table private.review_subjects (
  kind text not null,
  is_listed boolean not null,
  average text,
  may_review text,
  about text,
  constraint review_subject_about check ((about ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint review_subject_average check ((average ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint review_subject_may_review check ((may_review ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint review_subject_name check ((kind ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint review_subject_written_alone check (((may_review IS NULL) = (about IS NULL))),
  constraint review_subjects_pkey primary key (kind)
);

comment on column private.review_subjects.about is 'Function (subject) that says what a review names and whose people answer it: {title, vendor_id}.';

comment on column private.review_subjects.average is 'Function (subject, change of how many ratings, change of their stars) that keeps the average where it is shown; null: the counts of private.review_counts are enough.';

comment on column private.review_subjects.is_listed is 'Whether its reviews are read by everybody and counted by stars; else only its average is shown.';

comment on column private.review_subjects.may_review is 'Function (subject, caller) that says whether the caller may review it now: after what, and how long. Null: it is reviewed with an order.';

comment on table private.review_subjects is 'What can be reviewed; a trade adds its row.';

create table private.share_views (
  view text not null,
  shown_by text not null,
  ends_at_once boolean not null default false,
  constraint share_view_name check ((view ~ '^[a-z][a-z_]{0,39}$'::text)),
  constraint share_view_shown_by_form check ((shown_by ~ '^[a-z_]+\.[a-z_0-9]+$'::text)),
  constraint share_views_pkey primary key (view)
);

comment on table private.share_views is 'What a link to an order can show: a function (order) that answers it. It is read by people without an account.';

create table private.wish_marks (
  wish_id uuid not null,
  price_paise integer not null,
  was_there boolean not null,
  back_told_at timestamp with time zone,
  constraint wish_marks_pkey primary key (wish_id),
  constraint wish_marks_wish_id_fkey foreign key (wish_id) references public.wishlists(id) on delete cascade
);

comment on column private.wish_marks.price_paise is 'The price when it was saved, or the lower one that was told last.';

comment on table private.wish_marks is 'What a customer knows of an item on the wishlist: told of a lower price once, and of its return at most once a day.';

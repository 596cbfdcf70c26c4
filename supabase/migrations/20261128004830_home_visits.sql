-- Who comes home: what customers say of them, what they photograph, and a link for whoever waits for them
-- (docs/decisions/0136).

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

-- What customers say of whoever came ----------------------------------------------------------------------------------
create function private.may_review_professional(subject uuid, caller uuid) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.enhanced_orders as o join public.bookings as b on b.order_id = o.id
    join private.booking_parts as p on p.booking_id = b.id and p.need = 1
    join public.resources as r on r.id = p.resource_id and r.kind = 'person'
    where o.user_id = may_review_professional.caller and o.status = 'delivered'
      and o.status_since > now() - interval '14 days' and p.resource_id = may_review_professional.subject
      and not private.is_own_business(o)
      and not exists (select from private.resource_accounts as a where a.resource_id = r.id
        and a.user_id = may_review_professional.caller))
$$;

comment on function private.may_review_professional is
  'Whether the caller may say something of a person: after a visit with them that is done, for as long as it can be '
  'rated, and not of themselves or of who works for them.';

create function private.about_professional(subject uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('title', r.name, 'vendor_id', r.vendor_id) from public.resources as r
  where r.id = about_professional.subject
$$;

comment on function private.about_professional is 'Whose name a review of a person has, and whose people answer it.';

-- The counts of all reviews are enough: no column of its own holds an average.
insert into private.review_subjects (kind, is_listed, may_review, about) values
  ('professional', true, 'private.may_review_professional', 'private.about_professional');

create function private.rating_of_person(resource_id uuid) returns jsonb
language sql stable set search_path = '' as $$
  select coalesce((select jsonb_build_object('rating', round(k.stars_sum::numeric / nullif(k.ratings, 0), 1),
      'ratings_count', k.ratings) from private.review_counts as k where k.subject_id = rating_of_person.resource_id),
    '{"rating": null, "ratings_count": 0}')
$$;

comment on function private.rating_of_person is
  'What customers give somebody who can be booked: {rating, ratings_count}; null and nothing before the first.';

create function private.people_to_rate(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_agg(jsonb_build_object('id', w.id, 'name', w.name, 'stars', w.stars) order by w.name, w.id)
  from (
    select distinct r.id, r.name, v.stars
    from public.bookings as b join private.booking_parts as p on p.booking_id = b.id and p.need = 1
    join public.resources as r on r.id = p.resource_id and r.kind = 'person'
    left join public.reviews as v on v.subject_kind = 'professional' and v.subject_id = r.id
      and v.author_id = o.user_id and v.order_id is null
    where b.order_id = o.id and o.status = 'delivered'
      and (v.id is not null or private.may_review_professional(r.id, o.user_id))) as w
$$;

comment on function private.people_to_rate is
  'Who came on a visit that is done, for its customer: [{id, name, stars (theirs, null before)}] of whom they have '
  'said something or may; null for nobody.';

-- Photos of the work --------------------------------------------------------------------------------------------------
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('visit-pictures', 'visit-pictures', false, 524288, '{image/webp,image/jpeg}') on conflict do nothing;

create table private.visit_photos (
  path text primary key,
  order_id uuid not null references public.enhanced_orders (id) on delete cascade,
  stage text not null constraint visit_photo_stage check (stage in ('before', 'after')),
  taken_by uuid references auth.users (id) on delete set null,
  taken_at timestamptz not null default now()
);

comment on table private.visit_photos is
  'Photos that whoever came took before and after the work, by their place in the bucket visit-pictures; for the two '
  'parties and the help, until private.forget_visit_photos.';

create index visit_photos_order_idx on private.visit_photos (order_id, taken_at);
create index visit_photos_taken_by_idx on private.visit_photos (taken_by);

revoke all on private.visit_photos from anon, authenticated;

insert into public.app_settings (setting_key, value_type, unit, setting_value, minimum, maximum, category, description,
  is_public) values
  ('visit_photo_days', 'integer', 'count', '90', 30, 400, 'orders',
    'How long photos of work at a home are kept after it, and as long as its warranty in any case.', false);

create function private.most_visit_photos() returns integer language sql immutable set search_path = '' as $$
  select 4
$$;

comment on function private.most_visit_photos is 'How many photos a visit has before the work, and as many after it.';

create function private.is_photographed(o public.enhanced_orders, stage text) returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.trade_kinds as k where k.trade = o.trade and k.kind = o.kind and k.at_home)
    and (o.status = 'in_progress' or is_photographed.stage = 'after' and o.status = 'delivered'
      and o.status_since > now() - make_interval(secs => private.setting_int('contact_seconds')))
$$;

comment on function private.is_photographed is
  'Whether a photo of the work can be taken or taken back now: while it goes on, and after it as long as the parties '
  'can reach each other.';

create function private.visit_to_photograph(order_id uuid, stage text) returns public.enhanced_orders
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = visit_to_photograph.order_id;
  perform private.require_right(o.vendor_id, 'orders');
  -- Photos of one visit are counted one by one.
  select * into o from public.enhanced_orders as e where e.id = o.id for no key update;
  if not private.is_photographed(o, visit_to_photograph.stage) then
    perform private.refuse(409, 'photo_not_now', 'Photos are taken while the work goes on and just after it.');
  end if;
  return o;
end
$$;

comment on function private.visit_to_photograph is
  'A visit of the caller''s business whose work can be photographed now, locked. Refuses photo_not_now.';

create function public.visit_picture_path(order_id uuid, extension text) returns text
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.visit_to_photograph(visit_picture_path.order_id, 'after');
  folder text := o.id || '/';
begin
  if coalesce(visit_picture_path.extension, '') not in ('webp', 'jpg') then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  perform private.take_turns('visit-pictures', folder);
  -- Some are taken back and taken again.
  if private.pictures_in('visit-pictures', folder, '-infinity') >= 4 * private.most_visit_photos() then
    perform private.refuse(429, 'too_many_pictures', 'No more photos of this visit can be taken.');
  end if;
  return private.place_picture('visit-pictures', folder, visit_picture_path.extension);
end
$$;

comment on function public.visit_picture_path is
  'Where the edge function visit-picture stores a photo of work at a home, sixteen a visit at most. Needs the right to '
  'orders. Refuses photo_not_now, picture_invalid, too_many_pictures.';

create function public.add_visit_photo(order_id uuid, stage text, path text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  o public.enhanced_orders := private.visit_to_photograph(add_visit_photo.order_id, add_visit_photo.stage);
begin
  perform private.bound(add_visit_photo.path, 200);
  if coalesce(add_visit_photo.stage not in ('before', 'after'), true)
      or not starts_with(coalesce(add_visit_photo.path, ''), o.id || '/')
      or not exists (select from storage.objects as s where s.bucket_id = 'visit-pictures'
        and s.name = add_visit_photo.path) then
    perform private.refuse(400, 'picture_invalid', 'This is no picture that can be sent.');
  end if;
  if (select count(*) from private.visit_photos as p where p.order_id = o.id and p.stage = add_visit_photo.stage
      and p.path <> add_visit_photo.path) >= private.most_visit_photos() then
    perform private.refuse(429, 'too_many_pictures', 'No more photos of this visit can be taken.');
  end if;
  insert into private.visit_photos (path, order_id, stage, taken_by)
  values (add_visit_photo.path, o.id, add_visit_photo.stage, auth.uid()) on conflict do nothing;
  perform private.announce_detail(o);
end
$$;

comment on function public.add_visit_photo is
  'Shows a stored photo of the work to the customer: stage before or after, four of each. Needs the right to orders. '
  'Refuses photo_not_now, picture_invalid, too_many_pictures.';

create function public.remove_visit_photo(order_id uuid, path text) returns void
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  stage text := (select p.stage from private.visit_photos as p where p.path = remove_visit_photo.path
    and p.order_id = remove_visit_photo.order_id);
  o public.enhanced_orders := private.visit_to_photograph(remove_visit_photo.order_id, coalesce(stage, 'after'));
begin
  delete from private.visit_photos as p where p.path = remove_visit_photo.path and p.order_id = o.id;
  perform private.announce_detail(o);
end
$$;

comment on function public.remove_visit_photo is
  'Takes back a photo of the work, for as long as one like it can be taken: later it is evidence for both parties. '
  'Needs the right to orders. Refuses photo_not_now.';

create function private.sees_visit_photos(o public.enhanced_orders) returns boolean
language sql stable set search_path = '' as $$
  select o.user_id = (select auth.uid()) or private.may(o.vendor_id, 'orders') or private.is_admin()
$$;

comment on function private.sees_visit_photos is
  'Whether the caller is the customer, one of the business''s people for orders, or the help.';

create function public.visit_photos(order_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  o public.enhanced_orders;
begin
  select * into o from public.enhanced_orders as e where e.id = visit_photos.order_id;
  if not coalesce(private.sees_visit_photos(o), false) then
    perform private.refuse(404, 'order_not_found', 'There is no such order.');
  end if;
  return (select jsonb_object_agg(s.stage, (select coalesce(jsonb_agg(p.path order by p.taken_at, p.path), '[]')
      from private.visit_photos as p where p.order_id = o.id and p.stage = s.stage))
    from (values ('before'), ('after')) as s (stage))
    || jsonb_build_object('most', private.most_visit_photos(), 'may_add',
      (select coalesce(jsonb_agg(s.stage), '[]') from (values ('before'), ('after')) as s (stage)
        where private.may(o.vendor_id, 'orders') and o.user_id is distinct from caller
          and private.is_photographed(o, s.stage)));
end
$$;

comment on function public.visit_photos is
  'The photos of work at a home: {before: [path], after: [path], most (of each), may_add: the stages of which the '
  'caller can take some now}. For the customer, the business''s people with the right to orders, and administrators.';

create function private.may_see_visit_photo(name text) returns boolean language sql stable
  security definer set search_path = '' as $$
  select exists (select from private.visit_photos as p join public.enhanced_orders as o on o.id = p.order_id
    where p.path = may_see_visit_photo.name and private.sees_visit_photos(o))
$$;

comment on function private.may_see_visit_photo is
  'Whether the caller may look at a photo: one that is shown, of a visit that they have a part in.';

create policy "the parties see the photos of a visit" on storage.objects for select to authenticated
  using (bucket_id = 'visit-pictures' and private.may_see_visit_photo(name));

create function private.forget_visit_photos() returns integer language plpgsql set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from private.visit_photos as p using public.enhanced_orders as o
  where o.id = p.order_id and o.status in ('delivered', 'cancelled')
    and private.today() > greatest((o.status_since at time zone 'Asia/Kolkata')::date
      + private.setting_int('visit_photo_days'), private.warranty_until(o));
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

comment on function private.forget_visit_photos is
  'Forgets the photos of work that is long done and under no warranty; run by pg_cron. Answers how many.';

select cron.schedule('forget-visit-photos', '20 20 * * *', 'select private.forget_visit_photos()');

create function private.visit_photo_data(caller uuid) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('visit_photos', (select coalesce(jsonb_agg(jsonb_build_object('order_number',
      o.order_number, 'stage', p.stage, 'taken_at', p.taken_at) order by p.taken_at), '[]')
    from private.visit_photos as p join public.enhanced_orders as o on o.id = p.order_id
    where o.user_id = visit_photo_data.caller))
$$;

comment on function private.visit_photo_data is 'Which photos were taken at a person''s home; see trade_accounts.';

create function private.forget_photos_of(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.visit_photos as p using public.enhanced_orders as o
  where o.id = p.order_id and o.user_id = forget_photos_of.caller
$$;

comment on function private.forget_photos_of is 'Forgets the photos of a person''s home; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('home_visits', 'private.visit_photo_data', 'private.forget_photos_of');

-- A visit under way, for whoever waits --------------------------------------------------------------------------------
create function private.shared_visit(o public.enhanced_orders) returns jsonb
language sql stable set search_path = '' as $$
  select jsonb_build_object('kind', o.kind, 'trade', o.trade, 'status', o.status, 'status_since', o.status_since,
    'vendor', o.vendor_name, 'starts_at', b.starts_at, 'ends_at', b.ends_at,
    'people', (select coalesce(jsonb_agg(w.name order by w.name), '[]') from (
      select distinct split_part(r.name, ' ', 1) as name from private.booking_parts as p
      join public.resources as r on r.id = p.resource_id and r.kind = 'person'
      where p.booking_id = b.id and p.need = 1) as w))
  from public.bookings as b where b.order_id = o.id
$$;

comment on function private.shared_visit is
  'What a link shows of a visit at a home: the business, the first names of whoever comes, status and the expected '
  'time. No phone, no address, no amount, nothing of the customer, no service.';

insert into private.share_views (view, shown_by) values ('home_visit', 'private.shared_visit');
update private.trades set share_view = 'home_visit' where trade = 'home_service';

revoke execute on function private.may_review_professional(uuid, uuid), private.about_professional(uuid),
  private.rating_of_person(uuid), private.people_to_rate(public.enhanced_orders),
  private.most_visit_photos(), private.is_photographed(public.enhanced_orders, text),
  private.visit_to_photograph(uuid, text), private.sees_visit_photos(public.enhanced_orders),
  private.may_see_visit_photo(text), private.forget_visit_photos(), private.visit_photo_data(uuid),
  private.forget_photos_of(uuid), private.shared_visit(public.enhanced_orders) from public;
revoke execute on function public.visit_picture_path(uuid, text), public.add_visit_photo(uuid, text, text),
  public.remove_visit_photo(uuid, text), public.visit_photos(uuid) from public, anon;
grant execute on function private.may_see_visit_photo(text) to authenticated;
grant execute on function public.visit_picture_path(uuid, text), public.add_visit_photo(uuid, text, text),
  public.remove_visit_photo(uuid, text), public.visit_photos(uuid) to authenticated;

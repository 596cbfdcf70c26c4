-- Photos of work at a home: who takes them and when, how many, who sees them, and when they are forgotten.
begin;
select no_plan();
select tests.reviewed('bounds', 'visit_picture_path add_visit_photo remove_visit_photo');
select tests.runs_on_schedule('forget-visit-photos', 'select private.forget_visit_photos()');
select tests.create_user('asha', '+919000000001'), tests.create_user('ravi', '+919000000005'),
  tests.create_user('vikram', '+919000000002', '{vendor}'), tests.create_user('vani', '+919000000003', '{vendor}'),
  tests.create_user('sai', '+919000000004', '{vendor}'), tests.create_user('meera', null, '{admin}');
select tests.open_home_service('clean-one', 'vikram'), tests.open_home_service('clean-two', 'vani'),
  tests.fund_wallet('asha', 1000000), tests.reset();
insert into public.vendor_staff (vendor_id, user_id, position)
values (tests.vendor_id_of('clean-one'), tests.user_id('sai'), 'staff');
create table tests.made (name text primary key, id uuid);
create table tests.paths (name text primary key, path text);
grant all on tests.made, tests.paths to anon, authenticated;
create function tests.made_id(name text) returns uuid language sql stable as $$
  select m.id from tests.made as m where m.name = made_id.name
$$;
create function tests.path(name text) returns text language sql stable as $$
  select p.path from tests.paths as p where p.name = path.name
$$;
create function tests.store(path text) returns text language sql security definer as $$
  insert into storage.objects (bucket_id, name) values ('visit-pictures', store.path) returning name
$$;
create function tests.takes(name text, stage text) returns void language plpgsql as $$
begin
  insert into tests.paths values (name, tests.store(public.visit_picture_path(tests.made_id('visit'), 'webp')));
  perform public.add_visit_photo(tests.made_id('visit'), stage, tests.path(name));
end
$$;
create function tests.shown() returns jsonb language sql as $$ select public.visit_photos(tests.made_id('visit')) $$;
create function tests.sees(name text) returns boolean language sql as $$
  select exists (select from storage.objects as o where o.bucket_id = 'visit-pictures'
    and o.name = tests.path(sees.name))
$$;
grant execute on all functions in schema tests to anon, authenticated;
insert into tests.made values ('home', tests.add_address('asha', 17.44, 78.45));
select tests.act_as('asha');
insert into tests.made select 'visit', tests.book_visit('clean-one', 'Cleaning of a home', tests.made_id('home'),
  tests.days_on(3, '12:00'), 'wallet', 'first');
select tests.reset(), tests.begin_soon(tests.made_id('visit'));
create table tests.codes as select tests.start_code(tests.made_id('visit')) as code;
grant select on tests.codes to authenticated;

-- When ----------------------------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select is(tests.refusal($$select tests.takes('early', 'before')$$), 'PT409 photo_not_now',
  'nobody photographs a home before the work has begun');
select is(tests.shown() -> 'may_add', '[]'::jsonb, 'which nobody is offered');
select is(public.advance_order(tests.made_id('visit'), 'in_progress', code) ->> 'outcome', 'moved', 'the work begins')
from tests.codes;
select is(tests.shown() -> 'may_add', '["before", "after"]'::jsonb, 'then photos of both sides can be taken');
select lives_ok($$select tests.takes('sink', 'before')$$, 'one before the work');
select tests.act_as('sai');
select lives_ok($$select tests.takes('clean', 'after')$$, 'and one after it, by whoever takes orders');
select is(tests.shown() - 'may_add', jsonb_build_object('before', jsonb_build_array(tests.path('sink')), 'after',
  jsonb_build_array(tests.path('clean')), 'most', 4), 'each at its side');
select is(tests.refusal(format($$select public.add_visit_photo(%L, %L, %L)$$, tests.made_id('visit'), q.stage, q.path)),
  'PT400 picture_invalid', 'no photo: ' || q.path)
from (values ('during', tests.path('sink')), ('after', tests.made_id('visit') || '/not-there.webp'),
  ('after', tests.made_id('home') || '/other.webp'), (null, tests.path('sink'))) as q (stage, path);
select is(tests.refusal(format($$select public.visit_picture_path(%L, 'svg')$$, tests.made_id('visit'))),
  'PT400 picture_invalid', 'nor a drawing');
select lives_ok(format($$select tests.takes('more %s', 'before')$$, n), 'up to four of a side: ' || n)
from generate_series(2, 4) as n;
select is(tests.refusal($$select tests.takes('fifth', 'before')$$), 'PT429 too_many_pictures', 'not five');
select lives_ok(format($$select public.remove_visit_photo(%L, %L)$$, tests.made_id('visit'), tests.path('more 4')),
  'one may be taken back');
select is(jsonb_array_length(tests.shown() -> 'before'), 3, 'and is gone');

-- Who sees ------------------------------------------------------------------------------------------------------------
select tests.act_as(w.who), is(tests.sees('sink'), w.may, w.who || ' and the file') from (values ('asha', true),
  ('vikram', true), ('sai', true), ('meera', true), ('ravi', false), ('vani', false)) as w (who, may);
select tests.act_as('asha');
select is(tests.shown() -> 'may_add', '[]'::jsonb, 'the customer looks, and takes none');
select is(tests.sees('more 4'), false, 'and does not see what was taken back');
select is(tests.refusal(a.act), 'PT403 not_your_vendor', 'a customer may not: ' || a.act)
from unnest(array[$$select tests.takes('mine', 'after')$$, format($$select public.remove_visit_photo(%L, %L)$$,
  tests.made_id('visit'), tests.path('sink'))]) as a (act);
select tests.act_as('meera');
select is(jsonb_array_length(tests.shown() -> 'before'), 3, 'the help sees them');
select is(tests.shown() -> 'may_add', '[]'::jsonb, 'and takes none');
select tests.act_as('vani');
select is(tests.refusal('select tests.shown()'), 'PT404 order_not_found', 'another business sees nothing');
select is(tests.refusal(a.act), 'PT403 not_your_vendor', 'and may not: ' || a.act)
from unnest(array[$$select tests.takes('theirs', 'after')$$, format($$select public.remove_visit_photo(%L, %L)$$,
  tests.made_id('visit'), tests.path('sink'))]) as a (act);
select tests.act_as('ravi');
select is(tests.refusal('select tests.shown()'), 'PT404 order_not_found', 'nor does a stranger');
select tests.act_as_anon();
select is(tests.sees('sink'), false, 'a guest does not see the file');
select matches(tests.refusal(a.act), '^42501', 'a guest may not: ' || a.act)
from unnest(array['select tests.shown()', format($$select public.visit_picture_path(%L, 'webp')$$,
  tests.made_id('visit')), format($$select public.add_visit_photo(%L, 'after', 'x')$$, tests.made_id('visit')),
  format($$select public.remove_visit_photo(%L, 'x')$$, tests.made_id('visit')),
  'select * from private.visit_photos']) as a (act);
select tests.act_as('sai');
select matches(tests.refusal($$insert into storage.objects (bucket_id, name) values ('visit-pictures', 'x')$$),
  '^42501', 'nobody stores past the function');

-- The end -------------------------------------------------------------------------------------------------------------
select tests.act_as('vikram');
select is(public.advance_order(tests.made_id('visit'), 'delivered') ->> 'outcome', 'moved', 'the work is done');
select is(tests.shown() -> 'may_add', '["after"]'::jsonb, 'then one still photographs how it is now');
select is(tests.refusal($$select tests.takes('late', 'before')$$), 'PT409 photo_not_now', 'not how it was');
select is(tests.refusal(format($$select public.remove_visit_photo(%L, %L)$$, tests.made_id('visit'),
  tests.path('sink'))), 'PT409 photo_not_now', 'and what it was like stays as evidence');
select tests.reset();
update public.enhanced_orders set status_since = now()
  - make_interval(secs => private.setting_int('contact_seconds') + 1) where id = tests.made_id('visit');
select tests.act_as('vikram');
select is(tests.refusal($$select tests.takes('later', 'after')$$), 'PT409 photo_not_now', 'later none is added');
select tests.reset();
select is(jsonb_array_length(private.visit_photo_data(tests.user_id('asha')) -> 'visit_photos'), 4,
  'one''s data says which photos there are');

-- Retention -----------------------------------------------------------------------------------------------------------
select is(private.forget_visit_photos(), 0, 'they are kept for a while');
update public.enhanced_orders set created_at = now() - interval '200 days', placed_at = now() - interval '200 days',
  status_since = now() - interval '91 days' where id = tests.made_id('visit');
update private.booking_parts set warranty_days = 120;
select is(private.forget_visit_photos(), 0, 'and for as long as there is a warranty');
update private.booking_parts set warranty_days = 30;
update storage.objects set created_at = now() - interval '3 days' where bucket_id = 'visit-pictures';
select is((select count(*) from public.files_to_remove(100) as f where f.bucket = 'visit-pictures'), 1::bigint,
  'what was taken back is removed soon');
select is(private.forget_visit_photos(), 4, 'then they are forgotten');
select is((select count(*) from public.files_to_remove(100) as f where f.bucket = 'visit-pictures'), 5::bigint,
  'and the files with them');
insert into private.visit_photos (path, order_id, stage) values (tests.path('sink'), tests.made_id('visit'), 'before');
select private.forget_photos_of(tests.user_id('asha'));
select is_empty('select 1 from private.visit_photos', 'a closed account leaves none');
select * from finish();
rollback;

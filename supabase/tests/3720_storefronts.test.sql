-- Storefronts, and what search engines are told of.
begin;
select no_plan();
select tests.reviewed('guests', 'sitemap_vendors storefront storefront_items');
select tests.reviewed('bounds', 'sitemap_vendors storefront storefront_items');
select tests.create_user('vikram', null, '{vendor}');
select tests.open_vendor('near-vendor', 'vikram'), tests.open_vendor('kirana-store', 'vikram', 17.45),
  tests.open_vendor('draft-vendor', 'vikram');
update public.vendors set status = 'draft' where slug = 'draft-vendor';
update public.vendors set kind = 'grocery' where slug = 'kirana-store';
select tests.add_item('near-vendor', 'Masala Dosa', 9000), tests.add_item('kirana-store', 'Toor dal', 16000),
  tests.add_item('kirana-store', 'Sona masuri rice', 60000),
  tests.add_item('kirana-store', '100% juice', 11000), tests.add_item('kirana-store', 'Ghee', 60000, 3),
    tests.add_item('draft-vendor', 'Secret', 9000);
update public.catalog_items set position = case name when 'Toor dal' then 1 when 'Sona masuri rice' then 2 when 'Ghee'
  then 3 else 3 end;
update public.catalog_items set section = 'Biryanis' where name = 'Masala Dosa';
insert into public.goods (item_id, brand, pack_size, pack_unit, return_days)
  values (tests.item_id('Toor dal'), 'Udhaiyam', 500, 'g', 2), (tests.item_id('Ghee'), null, 1, 'l', 0);
insert into public.vendor_holidays (vendor_id, day) values (tests.vendor_id_of('kirana-store'), private.today() + 3),
  (tests.vendor_id_of('kirana-store'), private.today() + 90);

select tests.act_as_anon();
select is(public.storefront('kirana-store') ->> 'name', 'Kirana Store', 'a guest sees a storefront');
select is(public.storefront('KIRANA-Store') ->> 'slug', 'kirana-store', 'however the link is written');
select is(public.storefront(tests.vendor_id_of('kirana-store')::text) ->> 'slug', 'kirana-store', 'by its id too');
select is(public.storefront('kirana-store') #> '{policies,return_days}', '{"most": 2, "least": 0}'::jsonb,
  'it says within how many days goods can be returned');
select is(public.storefront('near-vendor') #> '{policies,return_days}', 'null'::jsonb,
  'which a restaurant does not promise');
select is(jsonb_array_length(public.storefront('kirana-store') -> 'holidays'), 1,
  'the holidays of the next month are told');
select is(public.storefront('near-vendor', 'te') #>> '{sections,0,section_name}', 'బిర్యానీలు',
  'sections are named in the reader''s language');
select is(public.storefront('kirana-store') #>> '{region,name}', 'Hyderabad', 'the town is named');
select ok(not public.storefront('kirana-store') ?| array['owner_id', 'phone', 'commission_bp'],
  'nothing private is on it');
select is(tests.refusal($$ select public.storefront('draft-vendor') $$), 'PT404 vendor_not_found',
  'a draft has no storefront');
select is(tests.refusal($$ select public.storefront('nobody') $$), 'PT404 vendor_not_found', 'an unknown name neither');
select is(tests.refusal($$ select public.storefront(repeat('x', 1000)) $$), 'PT413 request_too_large',
  'nor a long one');

create function pg_temp.names(answer jsonb) returns text language sql as $$ select string_agg(i ->> 'name', ', ')
  from jsonb_array_elements(answer -> 'items') as i $$;
grant execute on function pg_temp.names(jsonb) to anon;
create function pg_temp.store() returns uuid language sql as $$ select tests.vendor_id_of('kirana-store') $$;
select matches(pg_temp.names(public.storefront_items(pg_temp.store())), '^Toor dal, Sona masuri rice, ',
  'everything it sells, in its order');
select is(pg_temp.names(public.storefront_items(pg_temp.store(), page_size => 2)), 'Toor dal, Sona masuri rice',
  'a page at a time');
select is(jsonb_array_length(public.storefront_items(pg_temp.store(),
  after => public.storefront_items(pg_temp.store(), page_size => 2) -> 'next') -> 'items'), 2, 'and the rest');
select is(jsonb_array_length(public.storefront_items(pg_temp.store(), page_size => 1,
  after => public.storefront_items(pg_temp.store(), page_size => 3) -> 'next') -> 'items'), 1,
  'two of one position are both shown');
select is(public.storefront_items(pg_temp.store()) -> 'next', 'null'::jsonb, 'the last page says so');
select is(public.storefront_items(pg_temp.store()) #> '{items,0,unit_price}', '{"per": "kg", "paise": 32000}'::jsonb,
  'a pack comes with the price of a kilogram');
select is(pg_temp.names(public.storefront_items(pg_temp.store(), search => '100%')), '100% juice',
  'a search takes signs as they are');
select is(pg_temp.names(public.storefront_items(pg_temp.store(), search => '  ')),
  pg_temp.names(public.storefront_items(pg_temp.store())), 'an empty search finds everything');
select is(public.storefront_items(pg_temp.store(), section => 'No such section') -> 'items', '[]'::jsonb,
  'an unknown section is empty');
select is(tests.refusal($$ select public.storefront_items(pg_temp.store(), after => '{"id": 1}') $$),
  'PT400 cursor_invalid', 'a page that is none is refused');
select is(tests.refusal($$ select public.storefront_items(pg_temp.store(), after =>
   '{"section_position": 1e30, "position": 1, "id": "00000000-0000-0000-0000-000000000000"}')$$),
  'PT400 cursor_invalid', 'and one beyond numbers');
select is(tests.refusal($$ select public.storefront_items(tests.vendor_id_of('draft-vendor')) $$),
  'PT404 vendor_not_found', 'a draft sells nothing');
select results_eq($$ select slug, kind::text from public.sitemap_vendors() $$, $$ values ('kirana-store', 'grocery'),
  ('near-vendor', 'food') $$, 'search engines are told of active vendors');
select results_eq($$ select slug from public.sitemap_vendors('kirana-store', 1) $$, $$ values ('near-vendor') $$,
  'a page at a time');
select * from finish();
rollback;

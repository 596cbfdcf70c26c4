-- What each position of a business may do, asked again where each act happens (the case ON-11), and that no function
-- or policy of vendors is without the right it needs.
begin;
select no_plan();
select tests.reviewed('bounds', 'invite_staff staff_invitation change_staff_position');
select tests.create_user('asha', '+919000000001'), tests.create_user('owner', '+919000000002', '{vendor}'),
  tests.create_user('manager', '+919000000003', '{vendor}'), tests.create_user('staff', '+919000000004', '{vendor}'),
  tests.create_user('other', '+919000000005', '{vendor}');
select tests.open_vendor('v-one', 'owner'), tests.open_vendor('v-two', 'other'),
  tests.add_item('v-one', 'Dosa', 20000), tests.add_address('asha');
insert into public.vendor_staff (vendor_id, user_id, position) values
  (tests.vendor_id_of('v-one'), tests.user_id('manager'), 'manager'),
  (tests.vendor_id_of('v-one'), tests.user_id('staff'), 'staff');
insert into public.item_option_groups (item_id, name) values (tests.item_id('Dosa'), 'Size');
insert into public.item_options (group_id, name, price_paise) select id, 'Large', 5000 from public.item_option_groups;
select tests.fund_wallet('asha', 100000);
select tests.order_item('first', 'asha', 'Dosa');
select tests.reset();

-- What an act is answered, without what it changes.
create function tests.answered(handle text, statement text) returns text language plpgsql as $$
declare
  state text;
  code text;
begin
  perform tests.act_as(handle);
  begin
    execute statement;
    raise exception using errcode = 'OK000';
  exception when others then
    get stacked diagnostics state = returned_sqlstate, code = pg_exception_detail;
  end;
  perform tests.reset();
  return case state when 'OK000' then 'allowed' else coalesce(nullif(code, ''), state) end;
end
$$;

-- ON-11 ---------------------------------------------------------------------------------------------------------------
create table tests.acts (nth serial, act text, statement text, owner boolean, manager boolean, staff boolean,
  other boolean);
insert into tests.acts (act, statement, owner, manager, staff, other)
select a.act, format(a.statement, tests.vendor_id_of('v-one'), tests.item_id('Dosa'), tests.order_id('first')), a.owner,
  a.manager, a.staff, a.other
from (values
  ('accept an order', $f$select public.advance_order('%3$s', 'confirmed')$f$, true, true, true, false),
  ('add an item', $f$select public.save_item('%1$s', '{"section": "Mains", "name": "Idli", "price_paise": 5000,
    "diet": "veg"}', 'key-add-item')$f$, true, true, false, false),
  ('change a price', $f$select public.save_item('%1$s', '{"id": "%2$s", "price_paise": 21000}', 'key-price')$f$,
    true, true, false, false),
  ('see the payout statement', $f$select public.payout_statements_of('%1$s', 'vendor_payable')$f$,
    true, false, false, false),
  ('change the bank account', $f$select public.save_payout_account('%1$s', 'vendor_payable', '{"method": "upi",
    "holder": "Asha Rao", "upi_id": "asha@okaxis"}')$f$, true, false, false, false),
  ('invite staff', $f$select public.invite_staff('%1$s', '9000000099', 'staff')$f$, true, true, false, false),
  ('invite an owner', $f$select public.invite_staff('%1$s', '9000000099', 'owner')$f$, true, false, false, false),
  ('raise one''s own position', $f$select public.change_staff_position('%1$s', auth.uid(), 'owner')$f$,
    false, false, false, false),
  ('read the business''s log', $f$select public.vendor_log('%1$s')$f$, true, true, false, false),
  -- Beside the case: the rest that a position includes or not.
  ('pause the shop', $f$select public.set_accepting_orders('%1$s', false, 30)$f$, true, true, true, false),
  ('take a dish off the menu', $f$select public.set_item_availability('%2$s', false)$f$, true, true, true, false),
  ('read the orders', $f$select public.vendor_orders('%1$s')$f$, true, true, true, false),
  ('import items', $f$select public.import_items('%1$s', gen_random_uuid(), '[{"line": 1, "section": "Mains",
    "name": "Vada", "price_paise": 4000, "diet": "veg"}]', 'key-import')$f$, true, true, false, false),
  ('change the hours', $f$select public.save_vendor_hours('%1$s', '[{"weekday": 1, "opens": "10:00",
    "closes": "20:00"}]')$f$, true, true, false, false),
  ('change where it delivers', $f$select public.set_delivery_area('%1$s', 3000)$f$, true, true, false, false),
  ('start an offer', $f$select public.create_vendor_offer('%1$s', jsonb_build_object('code', 'DOSA50', 'kind', 'flat',
    'value', 5000, 'minimum_paise', 20000, 'valid_to', now() + interval '1 day'), 'key-offer')$f$,
    true, true, false, false),
  ('see what was sold', $f$select public.vendor_figures('%1$s')$f$, true, true, false, false),
  ('see what was earned', $f$select public.vendor_earned('%1$s')$f$, true, false, false, false),
  ('see the earnings', $f$select public.earnings_statement('%1$s', 'vendor_payable')$f$, true, false, false, false),
  ('ask for a payout', $f$select public.request_payout('%1$s', 'vendor_payable', 'key-payout')$f$,
    true, false, false, false),
  ('see who works here', $f$select public.vendor_people('%1$s')$f$, true, true, false, false),
  ('hand the business over', $f$select public.hand_over_vendor('%1$s', tests.user_id('manager'))$f$,
    true, false, false, false),
  ('read cash at the counter', $f$select public.counter_deposits('%1$s')$f$, true, false, false, false)
) as a (act, statement, owner, manager, staff, other);
-- An owner without a bank account is refused a payout for another reason than their position.
create function tests.let_in(handle text, statement text) returns boolean language sql as $$
  select tests.answered(handle, statement) in ('allowed', 'nothing_to_pay_out')
$$;
grant select on tests.acts to anon, authenticated;
select is(tests.let_in(p.handle, a.statement), (to_jsonb(a) ->> p.handle)::boolean,
  format('ON-11: %s of v1: %s', p.handle, a.act))
from tests.acts as a cross join (values ('owner'), ('manager'), ('staff'), ('other')) as p (handle)
order by a.nth, p.handle;
select is(tests.answered('staff', (select statement from tests.acts where act = 'add an item')), 'not_allowed',
  'whoever works there is told that it is their position');
select is(tests.answered('manager', (select statement from tests.acts where act = 'see the payout statement')),
  'not_allowed', 'of money too');
select is(tests.answered('other', (select statement from tests.acts where act = 'add an item')), 'not_your_vendor',
  'whoever works elsewhere, that it is not theirs');
select tests.act_as_anon();
select is(split_part(tests.refusal(a.statement), ' ', 1), '42501', 'guests: ' || a.act) from tests.acts as a
where a.act not in ('raise one''s own position', 'hand the business over') order by a.nth;
select tests.reset();

-- Tables that clients write ask for the same rights.
select tests.act_as('staff');
select is(tests.touched($$ update public.catalog_items set price_paise = 30000 where name = 'Dosa' $$), 0,
  'staff change no price behind the functions');
select is(tests.touched($$ update public.vendors set tagline = 'Mine' where slug = 'v-one' $$), 0, 'nor the card');
select is(tests.touched($$ delete from public.vendor_hours $$), 0, 'nor the hours');
select is(tests.touched($$ update public.item_options set price_paise = 1 $$), 0, 'nor a choice');
select matches(tests.refusal($$ insert into public.catalog_items (vendor_id, section, name, price_paise)
  values (tests.vendor_id_of('v-one'), 'Mains', 'Rat', 100) $$), '^42501', 'nor do they add items');
select matches(tests.refusal($$ update public.vendor_staff set position = 'owner' $$), '^42501',
  'and nobody writes positions');
select matches(tests.refusal($$ insert into private.position_rights values ('staff', 'money') $$), '^42501',
  'or rights');
select matches(tests.refusal($$ select * from private.vendor_log $$), '^42501', 'or reads the log behind its function');
select tests.reset();

-- Rights are rows: a position that has the catalogue without prices adds items and changes none of their prices.
insert into private.position_rights (position, "right") values ('staff', 'catalogue');
select is(tests.let_in('staff', a.statement), a.act = 'add an item', 'catalogue without prices: ' || a.act)
from tests.acts as a where a.act in ('add an item', 'change a price');
select is(tests.answered('staff', $$ update public.catalog_items set mrp_paise = 90000 where name = 'Dosa' $$),
  'not_allowed', 'nor the printed price');
select is(tests.answered('staff', $$ update public.item_options set price_paise = 1 $$), 'not_allowed',
  'nor what a choice costs');
select is(tests.answered('staff', $$ update public.vendors set packaging_paise = 0 where slug = 'v-one' $$),
  'not_allowed', 'nor what the packaging does');
select is(tests.answered('staff', $$ update public.vendors set tagline = 'Crisp' where slug = 'v-one' $$), 'allowed',
  'but what the card says');
delete from private.position_rights where position = 'staff' and "right" = 'catalogue';

-- What is not anybody's of a business: orders take stock, the platform changes what it must.
update public.catalog_items set price_paise = 20000 where name = 'Dosa';
select is((select count(*) from private.vendor_log), 0::bigint, 'and is not on its log');

-- Each function ------------------------------------------------------------------------------------------------------
-- The right that each public function of vendors asks for: a new one without a right is missing here, or in the list
-- below of what all people of a business, or everybody, may do.
create view tests.asked_rights as
select p.proname::text as name, nullif(array_to_string(array(select distinct a from unnest(array[
    case when p.prosrc ~ 'require_staff|works_for' then 'read' end,
    case when p.prosrc ~ 'item_of_staff|require_item\(' then 'catalogue' end,
    case when p.prosrc ~ 'require_earnings|owns_earnings' then 'money' end,
    case when p.prosrc ~ 'party_roles|own_party|require_picking|require_cooking|shipment_to_work_on'
      '|whose_feed|visit_to_photograph' then 'orders' end,
    case when p.prosrc ~ 'require_hand_out' then 'people' end]
    || array(select m[1] from regexp_matches(p.prosrc,
      '(?:require_right|[.]may)\((?:[^(),]|\([^()]*\))*,\s*''([a-z]+)''', 'g') as m)) as a where a is not null
  order by a), ' '), '') as asks,
  coalesce('vendor_id' = any (p.proargnames[1:p.pronargs]), false) as takes_vendor
from pg_catalog.pg_proc as p
where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute');
select is((select string_agg(a.name, ' ' order by a.name) from tests.asked_rights as a where a.asks = w.asks), w.names,
  'what asks for ' || w.asks)
from (values
  ('orders',
    'add_visit_photo advance_order advance_walk_in block_time book_walk_in booking_day bookings_outside_hours '
    'calendar_feed cancel_order complete_stop confirm_bottles decide_claim desk_days end_calendar_feed '
    'extend_preparation finish_picking give_back_ride hand_over_shipment open_calendar_feed order_changes_of '
    'order_invoices pick_line '
    'picking_list preview_absence preview_cancellation preview_giving_back '
    'propose_dish propose_extra_work propose_substitution raise_sos '
    'reassign_booking related_orders remove_visit_photo report_absence report_shipment resize_block resize_walk_in '
    'return_pickup run_out_choices '
    'set_accepting_orders set_item_availability shipping_label subscription_statement unblock_time '
    'update_return vendor_bookings vendor_calendar vendor_day vendor_orders vendor_parcels vendor_returns '
    'vendor_round vendor_round_stops vendor_shop_day vendor_subscribers vendor_waiting_list '
    'visit_at_home visit_photos visit_picture_path walk_in_time withdraw_extra_work withdraw_proposal '
    'withdraw_substitution'),
  ('catalogue',
    'add_stock_batch add_variants answer_question change_items import_items product_questions_of '
    'reply_to_review save_item save_product save_resource save_resource_day save_resource_week save_sections '
    'save_vendor_card save_vendor_hours set_item_gallery set_vendor_cover set_vendor_holiday undo_import '
    'write_off_batch'),
  ('prices',
    'create_vendor_offer decide_proposed_coupon offer_subscription remove_service save_booking_terms save_package '
    'save_service save_subscription_terms set_delivery_area sort_services stop_vendor_offer vendor_figures'),
  ('money',
    'admin_adjustments counter_deposits decide_adjustment decide_counter_deposit earnings_statement '
    'payout_statement payout_statements_of propose_adjustment record_deposit request_payout save_payout_account '
    'set_payee_pan settle_payout settle_payout_difference '
    'statement_movements vendor_earned'),
  ('people',
    'change_staff_position dismiss_staff hand_over_vendor invite_staff vendor_log vendor_people '
    'withdraw_staff_invitation'),
  ('read',
    'booking_setup get_menu leave_vendor my_measures my_vendors note_visit proposed_coupons store_items substitutes_of '
    'vendor_card vendor_catalogue vendor_hub vendor_item vendor_items vendor_offers vendor_product '
    'vendor_questions vendor_reviewed_items vendor_reviews vendor_subscription_terms')) as w (asks, names);
select is((select string_agg(a.name || ' ' || a.asks, ', ') from tests.asked_rights as a
  where a.asks not in ('orders', 'catalogue', 'prices', 'money', 'people', 'read')), null,
  'each asks for one right, whatever else it asks');
select is((select string_agg(a.name, ' ' order by a.name) from tests.asked_rights as a
  where a.takes_vendor and a.asks is null),
    'clear_cart free_times hold_booking hold_series item_ratings join_waiting_list my_hold '
    'offer_counter_deposit offers_of_vendor preview_series set_vendor_registration start_group_cart '
    'storefront_items',
  'what names a business and asks for no right is of customers, couriers or administrators');

-- And each policy.
select is((select string_agg(p.named, ' ' order by p.named) from (
    select y.tablename || ':' || string_agg(distinct lower(y.cmd), '+' order by lower(y.cmd)) as named
    from pg_catalog.pg_policies as y
    where case w.asks when 'read' then concat(y.qual, y.with_check) ~ 'works_for'
      else concat(y.qual, y.with_check) ~ ('may\([^'']*''' || w.asks || '''') end
    group by y.schemaname, y.tablename) as p), w.names, 'policies that ask for ' || w.asks)
from (values
  ('orders',
    'booking_series:select bookings:select bought_packages:select returns:select waiting_list:select'),
  ('catalogue',
    'catalog_items:delete+insert+update dish_options:delete+insert+update dishes:insert+update '
    'goods:delete+insert+update grocery_stores:update item_option_groups:delete+insert+update '
    'item_options:delete+insert+update objects:delete+select+update products:insert+update restaurants:update '
    'reviews:update shops:update vendor_holidays:delete+insert vendor_hours:delete+insert+update '
    'vendor_slot_terms:insert+update vendors:update'),
  ('money',
    'invoices:select vendor_registrations:select'),
  ('read',
    'booking_terms:select catalog_imports:select catalog_items:select catalog_sections:select '
    'resources:select service_packages:select services:select stock_batches:select vendors:select')
) as w (asks, names);
select is((select string_agg(y.tablename, ' ') from pg_catalog.pg_policies as y where y.cmd <> 'SELECT'
  and concat(y.qual, y.with_check) ~ 'works_for'), null, 'nothing is written for working there alone');
select * from finish();
rollback;

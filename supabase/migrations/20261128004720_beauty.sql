-- Salons and beauticians: appointments at the salon (Spec §2 Beauty). All of it is rows; what they name is of every
-- trade that is booked.

insert into private.desks (desk, lists_orders, counts_minutes) values ('bookings', true, false);

insert into private.trades (trade, prices_include_tax, clean, price, place, cancel, desk, detail,
  max_live_orders, service_tax_class) values
  ('beauty', true, 'private.clean_booking', 'private.price_booking', 'private.place_booking',
    'private.cancel_booking', 'bookings', 'private.booking_detail', 10, 'salon');
insert into private.trade_kinds (trade, kind, takes_schedule, payment_methods, desk) values
  ('beauty', 'appointment', false, '{wallet,cash,gateway}', 'bookings');

-- A package needs nobody to bring it: its order is under way until its sittings are used or given back.
insert into private.trade_kinds (trade, kind, position, asked, payment_methods) values
  ('beauty', 'digital', 2, false, '{wallet,gateway}');
update private.trades set package_kind = 'digital' where trade = 'beauty';

insert into public.tax_rules (tax_class, rate_bp, section_9_5, valid_from) values ('salon', 500, false, '2025-09-22');
insert into public.charge_codes (code, position, nature, tax_class) values ('service', 120, 'goods', null);

insert into public.order_transition_rules (kind, from_status, to_status, roles, guard, guarded_roles) values
  ('appointment', 'pending', 'confirmed', '{vendor,system}', null, '{}'),
  ('appointment', 'confirmed', 'in_progress', '{vendor}', 'private.may_begin_booking', '{vendor}'),
  ('appointment', 'confirmed', 'delivered', '{vendor,system}', 'private.may_begin_booking', '{vendor}'),
  ('appointment', 'in_progress', 'delivered', '{vendor,system}', null, '{}'),
  ('appointment', 'pending', 'cancelled', '{user,vendor,system,admin}', null, '{}'),
  ('appointment', 'confirmed', 'cancelled', '{user,vendor,system,admin}', null, '{}'),
  ('appointment', 'in_progress', 'cancelled', '{admin}', null, '{}');
insert into private.order_effects (trade, kind, to_status, position, effect) values
  ('beauty', 'appointment', 'confirmed', 10, 'private.follow_booking'),
  ('beauty', 'appointment', 'confirmed', 20, 'private.tell_of_booking'),
  ('beauty', 'appointment', 'confirmed', 40, 'private.plan_booking_reminders'),
  ('beauty', 'appointment', 'in_progress', 10, 'private.follow_booking'),
  ('beauty', 'appointment', 'delivered', 10, 'private.follow_booking'),
  ('beauty', 'appointment', 'delivered', 50, 'private.settle_order'),
  ('beauty', 'appointment', 'delivered', 60, 'private.follow_sitting'),
  ('beauty', 'appointment', 'delivered', 90, 'private.part_with_performers'),
  ('beauty', 'appointment', 'cancelled', 10, 'private.follow_booking'),
  ('beauty', 'appointment', 'cancelled', 50, 'private.unwind_order'),
  ('beauty', 'appointment', 'cancelled', 60, 'private.follow_sitting'),
  ('beauty', 'appointment', 'cancelled', 90, 'private.part_with_performers');
insert into private.order_notices (trade, kind, to_status, role, template) values
  ('beauty', 'appointment', 'delivered', 'user', 'booking_done');

-- Free until two hours before, half until half an hour before, all after that; a salon may have steps of its own.
insert into private.cancellation_steps (trade, vendor_id, minutes_before, charge_bp, max_charge_paise) values
  ('beauty', null, 120, 5000, null), ('beauty', null, 30, 10000, null);

-- Whoever wants to be a salon applies (Spec §2 /provider/register).
insert into private.applied_roles (role, app_role, trade, vendor_kind, commission_bp, clean, begin, stop, resume,
  renew, position) values
  ('salon', 'vendor', 'beauty', 'beauty', 1500, 'private.clean_business', 'private.begin_vendor',
    'private.stop_vendor', 'private.resume_vendor_work', 'private.renew_vendor', 5);
insert into private.role_requirements (role, requirement, is_needed, stops, position) values
  ('salon', 'pan', true, false, 1), ('salon', 'identity', true, false, 2), ('salon', 'bank', true, false, 3),
  ('salon', 'gstin', true, false, 4), ('salon', 'shop_act', true, false, 5);

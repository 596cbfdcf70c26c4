-- Setting up a shop before it opens: what an applicant prepares is a part of the application, and approval gives it to
-- the vendor that it makes (docs/decisions/0133). Nothing here is a vendor's until then.

-- Bodies are checked when all files are applied: a function may name what a later file makes.
set check_function_bodies = off;

create table private.shop_setups (
  application_id uuid primary key references public.provider_applications on delete cascade,
  version integer not null default 1,
  hours jsonb not null default '[]',
  items jsonb not null default '[]',
  left_out jsonb not null default '[]',
  opens_on_begin boolean not null default false,
  applied_at timestamptz,
  updated_at timestamptz not null default now(),
  constraint setup_hours_form check (jsonb_typeof(hours) = 'array' and octet_length(hours::text) <= 8000),
  constraint setup_items_form check (jsonb_typeof(items) = 'array' and jsonb_array_length(items) <= 300
    and octet_length(items::text) <= 200000)
);

comment on table private.shop_setups is
  'Opening hours and first items (dishes, goods or services, as the functions of a vendor''s screens take them) that '
  'an applicant has prepared. version rises with each act, so that two devices do not overwrite each other. '
  'On approval they become the vendor''s, and go from here; left_out: [{name, code}] of what no longer fitted. '
  'opens_on_begin: orders are switched off until the applicant begins.';

revoke all on private.shop_setups from anon, authenticated;

create trigger texts_are_plain before insert or update of hours, items on private.shop_setups
  for each row execute function private.keep_plain('hours', 'items');

-- Reading -------------------------------------------------------------------------------------------------------------
create function private.setup_sells(role text) returns text language sql stable set search_path = '' as $$
  select case when t.price = 'private.price_booking' then 'services' when r.vendor_kind = 'food' then 'dishes'
    when r.vendor_kind in ('grocery', 'shopping') then 'goods' end
  from private.applied_roles as r join private.trades as t on t.trade = r.trade
  where r.role = setup_sells.role and r.vendor_kind is not null
$$;

comment on function private.setup_sells is
  'What whoever applies for a role will sell: dishes, goods or services; null for a role that sells nothing.';

create function private.may_set_up(a public.provider_applications) returns boolean language sql stable
  set search_path = '' as $$
  select a.renews is null and a.state in ('submitted', 'under_review', 'changes_requested')
    and private.setup_sells(a.role) is not null
$$;

comment on function private.may_set_up is
  'Whether an application waits for its decision, and will make something that sells.';

create function public.my_shop_setups() returns jsonb language plpgsql stable security definer
  set search_path = '' as $$
declare
  caller uuid := private.require_user();
begin
  return coalesce((select jsonb_agg(jsonb_build_object('application_id', a.id, 'sells', private.setup_sells(a.role),
      'may_save', private.may_set_up(a),
      'days', (select count(distinct h ->> 'weekday') from jsonb_array_elements(s.hours) as h),
      'items', coalesce(jsonb_array_length(s.items), 0), 'left_out', coalesce(s.left_out, '[]'),
      'opens_on_begin', coalesce(s.opens_on_begin, false)) order by a.created_at desc, a.id)
    from (select * from public.provider_applications as p where p.user_id = caller and p.renews is null
        and p.state in ('submitted', 'under_review', 'changes_requested', 'approved', 'active')
      order by p.created_at desc, p.id limit 30) as a
    left join private.shop_setups as s on s.application_id = a.id
    where private.setup_sells(a.role) is not null), '[]');
end
$$;

comment on function public.my_shop_setups is
  'How far the caller has set up what they apply for: [{application_id, sells: dishes, goods or services, may_save, '
  'days (with hours), items (how many), left_out: [{name, code}] of what approval could not take over, '
  'opens_on_begin: orders come once they begin}] (Spec §2 /provider/application-status).';

create function public.shop_setup(application_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
  a public.provider_applications;
  s private.shop_setups;
begin
  select p.* into a from public.provider_applications as p where p.id = shop_setup.application_id
    and p.renews is null and private.setup_sells(p.role) is not null
    and (p.user_id = caller or private.reviews(p, caller));
  if not found then perform private.refuse(404, 'application_not_found', 'There is no such application.'); end if;
  select k.* into s from private.shop_setups as k where k.application_id = a.id;
  return jsonb_build_object('application_id', a.id, 'name', a.profile ->> 'name', 'state', a.state,
    'sells', private.setup_sells(a.role), 'may_save', private.may_set_up(a) and a.user_id = caller,
    'version', coalesce(s.version, 0), 'hours', coalesce(s.hours, '[]'), 'items', coalesce(s.items, '[]'));
end
$$;

comment on function public.shop_setup is
  'What an applicant has prepared: {application_id, name, state, sells, may_save, version (0: nothing yet), hours: '
  '[{weekday, opens, closes}], items: as save_shop_setup takes them}. For the applicant, and for the reviewer while '
  'assigned. Refuses application_not_found.';

-- The applicant's acts ------------------------------------------------------------------------------------------------
create function private.clean_setup_item(item jsonb, sells text, kind public.vendor_kind) returns jsonb
language plpgsql stable set search_path = '' as $$
#variable_conflict use_column
declare
  cleaned jsonb := '{}';
  names constant text[] := case when sells = 'services' then '{name,section,minutes,price_paise}'::text[]
    else '{section,name,description,price_paise,mrp_paise,unit,diet,stock,expires_on,is_available,available_from,
      available_to,tax_class,goods}'::text[] end;
  lacking text;
begin
  if jsonb_typeof(clean_setup_item.item) is distinct from 'object' then
    perform private.refuse_item('item_invalid');
  end if;
  select coalesce(jsonb_object_agg(f.key, f.value), '{}') into cleaned
  from jsonb_each(clean_setup_item.item) as f where f.key = any (names);
  if sells <> 'services' then
    perform private.refuse_item(private.item_problem(cleaned, kind, true));
    return cleaned;
  end if;
  lacking := case
    when not private.are_texts(cleaned, 'name', 'section')
      or length(trim(coalesce(cleaned ->> 'name', ''))) not between 2 and 80 then 'name'
    when length(cleaned ->> 'section') > 60 then 'section'
    when jsonb_typeof(cleaned -> 'minutes') is distinct from 'array' then 'minutes'
    when jsonb_array_length(cleaned -> 'minutes') <> 1
      or coalesce(private.whole_number(cleaned -> 'minutes' -> 0) not between 5 and 720, true) then 'minutes'
    when coalesce(private.whole_number(cleaned -> 'price_paise') not between 0 and 10000000, true) then 'price_paise'
    end;
  if lacking is not null then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.',
      jsonb_build_object('field', lacking));
  end if;
  return cleaned;
end
$$;

comment on function private.clean_setup_item is
  'An item that is prepared, with what is read of it alone; refuses what a vendor''s screens refuse (item_…), and of a '
  'service request_invalid {field}.';

create function public.save_shop_setup(application_id uuid, setup jsonb) returns integer
language plpgsql security definer set search_path = '' as $$
#variable_conflict use_column
declare
  a public.provider_applications := private.application_of_caller(save_shop_setup.application_id);
  s private.shop_setups;
  sells text := private.setup_sells(a.role);
  kind public.vendor_kind := (select r.vendor_kind from private.applied_roles as r where r.role = a.role);
  cleaned jsonb;
  seen numeric;
begin
  perform private.bound(save_shop_setup.setup, 220000);
  if sells is null or a.renews is not null then
    perform private.refuse(409, 'nothing_to_set_up', 'There is no shop to set up with this application.');
  end if;
  perform private.require_editable(a);
  if not private.may_set_up(a) then
    perform private.refuse(409, 'application_not_sent', 'Please hand your application in first.');
  end if;
  seen := private.whole_number(save_shop_setup.setup -> 'version');
  if jsonb_typeof(save_shop_setup.setup) is distinct from 'object' or seen is null
      or not save_shop_setup.setup ?| '{hours,items}' then
    perform private.refuse(400, 'request_invalid', 'This request could not be read.');
  end if;
  if setup ? 'hours' then
    perform private.bound(setup -> 'hours', 8000), private.refuse_hours(setup -> 'hours');
  end if;
  if setup ? 'items' then
    if jsonb_typeof(setup -> 'items') <> 'array' then
      perform private.refuse(400, 'request_invalid', 'This request could not be read.');
    end if;
    if jsonb_array_length(setup -> 'items') > 300 or octet_length(setup ->> 'items') > 200000 then
      perform private.refuse(409, 'setup_full', 'So much is the most that can be prepared.',
        jsonb_build_object('most', 300));
    end if;
    select coalesce(jsonb_agg(private.clean_setup_item(i, sells, kind) order by n), '[]') into cleaned
    from jsonb_array_elements(setup -> 'items') with ordinality as e (i, n);
    if sells <> 'services' and exists (select from jsonb_array_elements(cleaned) as i
        group by private.item_key(i ->> 'name', i ->> 'unit', i -> 'goods' -> 'variant') having count(*) > 1) then
      perform private.refuse_item('item_twice');
    end if;
  end if;
  select k.* into s from private.shop_setups as k where k.application_id = a.id;
  -- Sent again because its answer was lost: it is kept already.
  if s.version = seen + 1 and (not setup ? 'hours' or s.hours = setup -> 'hours')
      and (cleaned is null or s.items = cleaned) then return s.version; end if;
  if coalesce(s.version, 0) <> seen then
    perform private.refuse(409, 'setup_changed', 'This was changed on another device meanwhile.',
      jsonb_build_object('version', coalesce(s.version, 0)));
  end if;
  insert into private.shop_setups as k (application_id, hours, items)
  values (a.id, coalesce(setup -> 'hours', '[]'), coalesce(cleaned, '[]'))
  on conflict (application_id) do update set version = k.version + 1,
    hours = coalesce(setup -> 'hours', k.hours), items = coalesce(cleaned, k.items), updated_at = now()
  returning k.* into s;
  perform private.publish('user:' || a.user_id, 'application', jsonb_build_object('id', a.id));
  return s.version;
end
$$;

comment on function public.save_shop_setup is
  'Keeps what an applicant prepares while the application waits for its decision: {version: the one that was seen, '
  'hours?: as save_vendor_hours takes them, items?: up to 300, as save_item takes dishes and goods, of services {name, '
  'section?, minutes: [minutes], price_paise}}; what is not named stays. The new version; sent again it is the same. '
  'Nobody but the applicant and the reviewer sees it. Refuses application_not_found, application_closed, '
  'application_not_sent, nothing_to_set_up, hours_invalid, hours_overlap, item_…, request_invalid {field}, '
  'setup_full {most}, setup_changed {version}, request_too_large.';

create function private.take_setup_over() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update private.shop_setups as s set application_id = new.id where s.application_id = (
    select k.application_id from private.shop_setups as k
    join public.provider_applications as p on p.id = k.application_id
    where p.user_id = new.user_id and p.role = new.role and p.state in ('withdrawn', 'rejected')
    order by k.updated_at desc, p.id limit 1);
  return new;
end
$$;

comment on function private.take_setup_over is
  'A new try of the same person goes on with what they prepared for the one that was withdrawn or rejected.';

create trigger setup_is_taken_over after insert on public.provider_applications for each row
  when (new.renews is null) execute function private.take_setup_over();

-- What approval does --------------------------------------------------------------------------------------------------
create function private.write_setup_items(vendor_id uuid, kind public.vendor_kind, items jsonb) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  lines private.import_line[];
begin
  select array_agg(l) into lines from private.plan_import(write_setup_items.vendor_id, kind,
    (select jsonb_agg(i || jsonb_build_object('line', n) order by n)
      from jsonb_array_elements(write_setup_items.items) with ordinality as e (i, n))) as l;
  select array_agg(l) into lines from private.write_lines(write_setup_items.vendor_id, kind, lines) as l;
  perform private.group_variants(write_setup_items.vendor_id, lines);
  return coalesce((select jsonb_agg(jsonb_build_object('name', l.item ->> 'name', 'code', l.problem) order by l.line)
    from unnest(lines) as l where l.problem is not null), '[]');
end
$$;

comment on function private.write_setup_items is
  'Gives a vendor dishes or goods as an import of a file does, and answers those that it could not take.';

create function private.write_setup_services(vendor_id uuid, items jsonb) returns jsonb
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  given record;
  left_out jsonb := '[]';
begin
  for given in select e.i, e.n from jsonb_array_elements(write_setup_services.items) with ordinality as e (i, n) loop
    begin
      perform private.write_service(write_setup_services.vendor_id,
        given.i || jsonb_build_object('position', given.n));
    exception when others then
      -- A lost lock says nothing about what was prepared: the whole approval is tried again.
      if sqlstate ~ '^(40|53|55|57|58|XX)' then raise; end if;
      left_out := left_out || jsonb_build_object('name', given.i ->> 'name', 'code', 'item_invalid');
    end;
  end loop;
  return left_out;
end
$$;

comment on function private.write_setup_services is
  'Gives a vendor services as its own screen does, and answers those that it could not take.';

create function private.apply_shop_setup(a public.provider_applications, vendor_id uuid) returns void
language plpgsql set search_path = '' as $$
#variable_conflict use_column
declare
  s private.shop_setups;
  kind public.vendor_kind := (select r.vendor_kind from private.applied_roles as r where r.role = a.role);
  missed jsonb := '[]';
begin
  select k.* into s from private.shop_setups as k where k.application_id = a.id for update;
  if not found or apply_shop_setup.vendor_id is null then return; end if;
  if s.hours <> '[]' then
    begin
      perform private.write_hours(apply_shop_setup.vendor_id, s.hours);
    exception when others then
      -- A lost lock says nothing about what was prepared: the whole approval is tried again.
      if sqlstate ~ '^(40|53|55|57|58|XX)' then raise; end if;
      missed := missed || jsonb_build_object('name', null, 'code', 'hours_invalid');
    end;
  end if;
  if s.items <> '[]' then
    begin
      missed := missed || case when private.setup_sells(a.role) = 'services'
        then private.write_setup_services(apply_shop_setup.vendor_id, s.items)
        else private.write_setup_items(apply_shop_setup.vendor_id, kind, s.items) end;
    exception when others then
      -- A lost lock says nothing about what was prepared: the whole approval is tried again.
      if sqlstate ~ '^(40|53|55|57|58|XX)' then raise; end if;
      missed := missed || (select jsonb_agg(jsonb_build_object('name', i ->> 'name', 'code', 'item_invalid') order by n)
        from jsonb_array_elements(s.items) with ordinality as e (i, n));
    end;
  end if;
  -- Open by its hours while its owner does not know yet, it would take orders that nobody answers.
  update public.vendors as v set accepting_orders = false where v.id = apply_shop_setup.vendor_id and s.hours <> '[]';
  update private.shop_setups as k set hours = '[]', items = '[]', left_out = missed, opens_on_begin = s.hours <> '[]',
    version = k.version + 1, applied_at = now(), updated_at = now() where k.application_id = a.id;
  if missed <> '[]' then
    perform private.notify(a.user_id, 'setup_left_out', jsonb_build_object('count', jsonb_array_length(missed)),
      '/provider/application-status');
  end if;
end
$$;

comment on function private.apply_shop_setup is
  'Gives the vendor that approval makes the hours and items that were prepared, through the functions of a vendor''s '
  'own screens. What no longer fits is left out and its owner is told; approval never fails by it. Where there are '
  'hours, orders come once the owner begins (private.open_prepared_shop).';

create function private.open_prepared_shop(a public.provider_applications) returns void
language plpgsql set search_path = '' as $$
begin
  update private.shop_setups as s set opens_on_begin = false where s.application_id = a.id and s.opens_on_begin;
  if not found then return; end if;
  update public.vendors as v set accepting_orders = true where v.id = a.made and not v.accepting_orders
    and not exists (select from private.work_stops as w where w.made = v.id);
end
$$;

comment on function private.open_prepared_shop is
  'A shop that was set up before its approval takes orders from when its owner begins.';

insert into private.notification_templates (template, type, title, message, push_for) values
  ('setup_left_out', 'warning', 'Not all that you prepared could be taken over',
    'Left out: {count}. Your application says what, and why.', '3 days');

-- Accounts that close -------------------------------------------------------------------------------------------------
create function private.shop_setup_data(caller uuid) returns jsonb language sql stable set search_path = '' as $$
  select jsonb_build_object('shop_setups', (select coalesce(jsonb_agg(to_jsonb(s) order by s.updated_at), '[]')
    from private.shop_setups as s join public.provider_applications as a on a.id = s.application_id
    where a.user_id = caller))
$$;

comment on function private.shop_setup_data is 'What is stored about a person here; see trade_accounts.';

create function private.forget_shop_setups(caller uuid) returns void language sql set search_path = '' as $$
  delete from private.shop_setups as s using public.provider_applications as a
  where a.id = s.application_id and a.user_id = caller
$$;

comment on function private.forget_shop_setups is 'Removes what a closed account prepared; see trade_accounts.';

insert into private.trade_accounts (trade, data, forget)
  values ('shop_setups', 'private.shop_setup_data', 'private.forget_shop_setups');

-- Who may call what ---------------------------------------------------------------------------------------------------
revoke execute on function public.my_shop_setups(), public.shop_setup(uuid), public.save_shop_setup(uuid, jsonb)
  from public, anon;
grant execute on function public.my_shop_setups(), public.shop_setup(uuid), public.save_shop_setup(uuid, jsonb)
  to authenticated;
revoke execute on function private.setup_sells(text), private.may_set_up(public.provider_applications),
  private.clean_setup_item(jsonb, text, public.vendor_kind), private.take_setup_over(),
  private.write_setup_items(uuid, public.vendor_kind, jsonb),
  private.write_setup_services(uuid, jsonb), private.apply_shop_setup(public.provider_applications, uuid),
  private.open_prepared_shop(public.provider_applications), private.shop_setup_data(uuid),
  private.forget_shop_setups(uuid) from public;

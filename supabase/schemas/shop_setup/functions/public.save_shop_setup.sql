create or replace function public.save_shop_setup (
  application_id uuid,
  setup jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

comment on function public.save_shop_setup(uuid, jsonb) is 'Keeps what an applicant prepares while the application waits for its decision: {version: the one that was seen, hours?: as save_vendor_hours takes them, items?: up to 300, as save_item takes dishes and goods, of services {name, section?, minutes: [minutes], price_paise}}; what is not named stays. The new version; sent again it is the same. Nobody but the applicant and the reviewer sees it. Refuses application_not_found, application_closed, application_not_sent, nothing_to_set_up, hours_invalid, hours_overlap, item_…, request_invalid {field}, setup_full {most}, setup_changed {version}, request_too_large.';

revoke all on function public.save_shop_setup(uuid, jsonb) from public;

grant execute on function public.save_shop_setup(uuid, jsonb) to authenticated, postgres;

create or replace function private.apply_shop_setup (
  a public.provider_applications,
  vendor_id uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.apply_shop_setup(public.provider_applications, uuid) is 'Gives the vendor that approval makes the hours and items that were prepared, through the functions of a vendor''s own screens. What no longer fits is left out and its owner is told; approval never fails by it. Where there are hours, orders come once the owner begins (private.open_prepared_shop).';

revoke all on function private.apply_shop_setup(public.provider_applications, uuid) from public;

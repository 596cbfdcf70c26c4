create or replace function private.write_setup_services (
  vendor_id uuid,
  items jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.write_setup_services(uuid, jsonb) is 'Gives a vendor services as its own screen does, and answers those that it could not take.';

revoke all on function private.write_setup_services(uuid, jsonb) from public;

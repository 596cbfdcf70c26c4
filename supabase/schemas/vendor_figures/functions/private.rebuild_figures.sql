create or replace function private.rebuild_figures (
  vendor_id uuid
)
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
declare
  put_right integer;
begin
  perform pg_advisory_xact_lock(hashtext('private.fold_figures'));
  insert into private.figure_changes (vendor_id, day, hour, measure, item_id, item_name, amount)
  select rebuild_figures.vendor_id, d.day, d.hour, d.measure, d.item_id, d.item_name, d.amount
  from private.figure_differences(rebuild_figures.vendor_id) as d;
  get diagnostics put_right = row_count;
  return put_right;
end
$function$;

comment on function private.rebuild_figures(uuid) is 'Puts a vendor''s kept figures right by what differs, while orders go on; returns how many sums did.';

revoke all on function private.rebuild_figures(uuid) from public;

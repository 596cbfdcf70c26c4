create or replace function private.write_setup_items (
  vendor_id uuid,
  kind public.vendor_kind,
  items jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
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
$function$;

comment on function private.write_setup_items(uuid, public.vendor_kind, jsonb) is 'Gives a vendor dishes or goods as an import of a file does, and answers those that it could not take.';

revoke all on function private.write_setup_items(uuid, public.vendor_kind, jsonb) from public;

create or replace function private.write_lines (
  vendor_id uuid,
  kind public.vendor_kind,
  lines private.import_line[]
)
  returns SETOF private.import_line
  language plpgsql
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  wrong text;
begin
  begin
    perform private.write_import(write_lines.vendor_id, kind, lines);
    return query select * from unnest(lines);
    return;
  exception when check_violation or invalid_text_representation or numeric_value_out_of_range or datetime_field_overflow
      or invalid_datetime_format then
    -- One line, at least, is what the check of a line did not foresee: each is written by itself to find out which.
  end;
  for n in 1 .. cardinality(lines) loop
    continue when lines[n].problem is not null;
    begin
      perform private.write_import(write_lines.vendor_id, kind, array[lines[n]]);
    exception when check_violation or invalid_text_representation or numeric_value_out_of_range
      or datetime_field_overflow
        or invalid_datetime_format then
      get stacked diagnostics wrong = constraint_name;
      lines[n].problem := case when wrong like '%mrp%' then 'item_mrp_below_price' when wrong like '%price%'
        then 'item_price_invalid'
        else 'item_invalid' end;
    end;
  end loop;
  return query select * from unnest(lines);
end
$function$;

comment on function private.write_lines(uuid, public.vendor_kind, private.import_line[]) is
  'Makes and changes the items of lines without a problem, and answers the lines: one that a constraint refuses is refused alone.';

revoke all on function private.write_lines(uuid, public.vendor_kind, private.import_line[]) from public;

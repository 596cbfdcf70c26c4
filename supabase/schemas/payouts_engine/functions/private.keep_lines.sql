create or replace function private.keep_lines (
  statement uuid,
  lines jsonb,
  counts jsonb
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  insert into public.payout_statement_lines (statement_id, position, code, amount_paise, movements)
  select keep_lines.statement, l.n, l.line ->> 'code', (l.line ->> 'amount_paise')::bigint,
    coalesce((counts ->> (l.line ->> 'code'))::integer, 0)
  from jsonb_array_elements(lines) with ordinality as l (line, n)
$function$;

revoke all on function private.keep_lines(uuid, jsonb, jsonb) from public;

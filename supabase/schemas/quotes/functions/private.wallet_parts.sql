create or replace function private.wallet_parts (
  orders jsonb,
  balance bigint,
  points bigint[] default '{}'::bigint[]
)
  returns bigint[]
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  left_over bigint := balance;
  covered boolean := balance >= (select coalesce(sum((e.o ->> 'total_paise')::bigint
      - coalesce(points[e.n::integer], 0)), 0)
    from jsonb_array_elements(orders) with ordinality as e (o, n) where not e.o ? 'payments');
  part jsonb;
  total bigint;
  own bigint;
  parts bigint[] := '{}';
begin
  for part in select value from jsonb_array_elements(orders) loop
    total := (part ->> 'total_paise')::bigint - coalesce(points[cardinality(parts) + 1], 0);
    -- Where the gateway is needed, each order waits for a rupee of it at least: all are placed, or none.
    own := case when part ? 'payments' then 0 when covered then total
      else greatest(least(left_over, total - 100), 0) end;
    left_over := left_over - own;
    parts := parts || own;
  end loop;
  return parts;
end
$function$;

comment on function private.wallet_parts(jsonb, bigint, bigint[]) is 'What a wallet pays of each order of a quote where it pays first, after what is paid in points, one after the other as far as it reaches, and the gateway the rest.';

revoke all on function private.wallet_parts(jsonb, bigint, bigint[]) from public;

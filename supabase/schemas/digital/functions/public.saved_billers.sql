create or replace function public.saved_billers()
  returns table (
    id uuid,
    biller_code text,
    biller_name text,
    biller_name_translations jsonb,
    category_code text,
    parameters jsonb,
    target text,
    nickname text,
    due_on date,
    last_bill_paise integer,
    remind boolean,
    active boolean
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  caller uuid := private.require_user();
begin
  return query
    select s.id, s.biller_code, b.name, b.name_translations, b.category_code, s.parameters,
      s.parameters ->> (select p.code from public.biller_parameters as p where p.biller_code = s.biller_code
        order by p.position limit 1),
      s.nickname, s.due_on, s.last_bill_paise, s.remind, b.active
    from public.saved_billers as s join public.billers as b on b.code = s.biller_code
    where s.user_id = caller order by s.due_on nulls last, b.name, s.id;
end
$function$;

comment on function public.saved_billers() is 'The caller''s saved billers, the next due first; target is the parameter that names the connection.';

revoke all on function public.saved_billers() from public;

grant execute on function public.saved_billers() to authenticated, postgres;

create or replace function public.product_questions_of (
  product_id uuid,
  before timestamp with time zone default null::timestamp with time zone,
  before_id uuid default null::uuid,
  limit_count integer default 10
)
  returns table (
    id uuid,
    author_name text,
    body text,
    created_at timestamp with time zone,
    answers jsonb,
    may_answer boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with page as (
    select q.* from public.product_questions as q
    where q.product_id = product_questions_of.product_id and q.state = 'shown'
      and (product_questions_of.before is null
        or (q.created_at, q.id) < (product_questions_of.before,
          coalesce(product_questions_of.before_id, '00000000-0000-0000-0000-000000000000')))
    order by q.created_at desc, q.id desc limit least(greatest(coalesce(limit_count, 10), 1), 30)
  ), caller as materialized (
    select auth.uid() is not null and (exists (select from private.sellers_of(product_questions_of.product_id) as v (id)
      where private.may(v.id, 'catalogue'))
      or exists (select from public.enhanced_orders as o join public.order_goods as g on g.order_id = o.id
        join public.order_items as i on i.order_id = g.order_id and i.position = g.position
        where o.user_id = auth.uid() and o.status = 'delivered'
          and coalesce(g.product_id, i.item_id) = product_questions_of.product_id)) as may_answer
  )
  select p.id, p.author_name, p.body, p.created_at, (
      select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'author_name', a.author_name, 'seller', v.name, 'body',
        a.body, 'created_at', a.created_at)
        order by (a.vendor_id is null), a.created_at), '[]')
      from (select k.* from public.product_answers as k where k.question_id = p.id and k.state = 'shown'
        order by k.created_at limit 10) as a
      left join public.vendors as v on v.id = a.vendor_id), c.may_answer
  from page as p cross join caller as c order by p.created_at desc, p.id desc
$function$;

comment on function public.product_questions_of(uuid, timestamp
  with time zone, uuid, integer) is 'Questions about a product with their answers, newest first, sellers'' answers before others; a page follows the row asked at before with the id before_id.';

revoke all on function public.product_questions_of(uuid, timestamp with time zone, uuid, integer) from public;

grant execute
  on function public.product_questions_of(uuid, timestamp with time zone, uuid, integer)
  to anon, authenticated, postgres;
